import type { TesterBinding } from '../store';

/**
 * Shows a notice that a newer version is available whenever no other notice is shown, until the user dismisses it. Calls `applyUpdate` when the user
 * accepts it.
 */
export function notifyUpdate({ store, actions }: TesterBinding, applyUpdate: () => void): void {
  const notify = (): void => {
    // Any notice that is already shown is more urgent.
    if (store.getState().notice === null) actions.showNotice({ kind: 'update-ready', isAccepted: false });
  };
  const unsubscribe = store.subscribe(({ notice, document }, before) => {
    if (notice?.kind === 'update-ready' && notice.isAccepted && notice !== before.notice) applyUpdate();
    // Opening another document also removes notices. Only a dismissal leaves the document unchanged.
    const isDismissed =
      before.notice?.kind === 'update-ready' && notice === null && document === before.document;
    if (isDismissed) unsubscribe();
    else notify();
  });
  notify();
}
