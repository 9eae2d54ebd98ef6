import { createStore, type StoreApi } from 'zustand/vanilla';

/** A store that is read and followed. Only actions change its state. */
export type ReadonlyStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * Creates a store that only its actions change.
 * @param actionsOf returns the actions; it gets the function that changes the parts that are present
 */
export function createReadonlyStore<State, Actions>(
  state: State,
  actionsOf: (change: (part: Partial<State>) => void) => Actions,
): ReadonlyStore<State> & Actions {
  const store = createStore(() => state);
  return Object.assign(store, actionsOf(store.setState));
}
