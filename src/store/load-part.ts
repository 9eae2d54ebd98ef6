import type { StoreApi } from 'zustand/vanilla';
import type { TesterState } from './state';

/** Fields of the state that hold a part of the page which is loaded when it is wanted. */
type PartName = 'problems' | 'urlList' | 'live';

/**
 * Makes what loads and begins a part of the page: once, and again after it did not arrive. Does nothing where the page has no such part (`load` is
 * undefined).
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
