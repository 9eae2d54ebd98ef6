import type { StoreApi } from 'zustand/vanilla';
import type { ReadonlyStore } from '../readonly-store';

/** Changes the state of a store without an action, for tests only. Absent parts stay unchanged. */
export function setState<State>(store: ReadonlyStore<State>, part: Partial<State>): void {
  (store as StoreApi<State>).setState(part);
}
