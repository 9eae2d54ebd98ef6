import type { StoreApi } from 'zustand/vanilla';
import type { TesterState } from '../store';

/** Tells by a notice that a newer version of the page waits, whenever there is nothing else to tell, until the reader dismisses it. */
export function tellUpdate(store: StoreApi<TesterState>, takeUpdate: () => void): void {
  // What is shown already is more urgent than this.
  if (store.getState().notice === null) store.setState({ notice: { kind: 'update-ready', takeUpdate } });
}
