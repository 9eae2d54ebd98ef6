import type { TesterState } from './state';
import type { TesterBinding } from './tester-handle';

/** The actions that load the parts of the page. */
const LOADERS = {
  problems: 'loadProblems',
  urlList: 'loadUrls',
  catalogue: 'loadCatalogue',
  live: 'loadLive',
} as const;

type PartName = keyof typeof LOADERS;

/** Loads a part of the page if necessary, and resolves to it. Null if it couldn't be loaded, or if the page has no such part. */
export function whenLoaded<Name extends PartName>(
  { store, actions }: TesterBinding,
  name: Name,
): Promise<Exclude<TesterState[Name], string> | null> {
  actions[LOADERS[name]]();
  return new Promise((resolve) => {
    const check = (): boolean => {
      const part: TesterState[PartName] = store.getState()[name];
      if (part === 'loading') return false;
      resolve(typeof part === 'string' ? null : (part as Exclude<TesterState[Name], string>));
      return true;
    };
    if (check()) return;
    const end = store.subscribe(() => {
      if (check()) end();
    });
  });
}
