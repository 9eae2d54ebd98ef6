import type { StoreApi } from 'zustand/vanilla';
import type { TesterState } from './state';

/** Fields of the state that hold a lazily loaded part of the page. */
type PartName = 'problems' | 'urlList' | 'live';

/**
 * Returns a function that loads and starts a part of the page once, and again after loading failed. It does nothing if the page has no such part
 * (`load` is undefined).
 */
export function loadPart<Name extends PartName, Loaded>(
  store: StoreApi<TesterState>,
  name: Name,
  load: (() => Promise<Loaded>) | undefined,
  begin: (loaded: Loaded) => TesterState[Name],
): () => void {
  const set = (value: TesterState[PartName]): void => store.setState({ [name]: value });
  return () => {
    const known = store.getState()[name];
    if (load === undefined || (known !== 'off' && known !== 'missing')) return;
    set('loading');
    load().then(
      (loaded) => set(begin(loaded)),
      () => set('missing'),
    );
  };
}
