import type { StoreApi } from 'zustand/vanilla';
import type { TesterState } from '../store';

/** Shows a notice that a newer version is available whenever no other notice is shown, until the user dismisses it. */
export function notifyUpdate(store: StoreApi<TesterState>, applyUpdate: () => void): void {
  const notice: TesterState['notice'] = { kind: 'update-ready', applyUpdate };
  const notify = (): void => {
    // Any notice that is already shown is more urgent.
    if (store.getState().notice === null) store.setState({ notice });
  };
  const unsubscribe = store.subscribe((state, before) => {
    // Opening another document also removes notices. Only a dismissal leaves the document unchanged.
    const isDismissed =
      before.notice === notice && state.notice === null && state.document === before.document;
    if (isDismissed) unsubscribe();
    else notify();
  });
  notify();
}
