import { keptPart } from './arrival-part';
import type { TesterActions, TesterState } from './state';
import type { StateWriter } from './state-writer';
import type { TesterOptions } from './tester';
import type { TesterHandle } from './tester-handle';

/** Fields of the state that hold a lazily loaded part of the page. */
type PartName = 'problems' | 'urlList' | 'live';

/** Creates the actions that load parts of the page, and those by which these parts change the state. */
export function partActions(
  { store }: StateWriter,
  options: Pick<TesterOptions, 'loadProblems' | 'loadUrls' | 'loadLive'>,
  handle: () => TesterHandle,
) {
  /**
   * Returns a function that loads and starts a part of the page once, and again after loading failed. It does nothing if the page has no such part
   * (`load` is undefined).
   */
  const loader = <Name extends PartName>(
    name: Name,
    load: (() => Promise<(tester: TesterHandle) => TesterState[Name]>) | undefined,
  ): (() => void) => {
    const set = (value: TesterState[PartName]): void => store.setState({ [name]: value });
    return () => {
      const known = store.getState()[name];
      if (load === undefined || (known !== 'off' && known !== 'missing')) return;
      set('loading');
      load().then(
        (start) => set(start(handle())),
        () => set('missing'),
      );
    };
  };
  return {
    loadProblems: loader('problems', options.loadProblems),
    loadUrls: loader('urlList', options.loadUrls),
    loadLive: loader('live', options.loadLive),
    endProblems: () => {
      const { problems } = store.getState();
      if (typeof problems === 'string') return;
      problems.dispose();
      store.setState({ problems: 'off' });
    },
    countProblems: (problemCounts) => store.setState({ problemCounts }),
    setList: (part) => {
      const state = store.getState();
      // Changing the URLs of a link's list makes it the user's own work.
      store.setState({ list: { ...state.list, ...part }, ...(part.urls && keptPart(state)) });
    },
  } satisfies Partial<TesterActions>;
}
