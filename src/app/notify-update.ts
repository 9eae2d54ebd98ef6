import type { StoreApi } from 'zustand/vanilla';
import type { TesterState } from '../store';

/** Tells by a notice that a newer version of the page waits, whenever there is nothing else to tell, until the reader dismisses it. */
export function notifyUpdate(store: StoreApi<TesterState>, applyUpdate: () => void): void {
  const notice: TesterState['notice'] = { kind: 'update-ready', applyUpdate };
  const notify = (): void => {
    // What is shown already is more urgent than this.
    if (store.getState().notice === null) store.setState({ notice });
  };
  const unsubscribe = store.subscribe((state, before) => {
    // Another document takes the notices about the former one away; only who dismisses one leaves all else as it was.
    const isDismissed =
      before.notice === notice && state.notice === null && state.document === before.document;
    if (isDismissed) unsubscribe();
    else notify();
  });
  notify();
}
