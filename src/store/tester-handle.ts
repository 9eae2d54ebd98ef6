import type { StoreApi } from 'zustand/vanilla';
import type { Update } from '../worker';
import type { TesterActions, TesterState } from './state';

/** A store that is read and followed. Only actions change its state. */
export type ReadonlyStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The state of a tester, and the only functions that change it. */
export interface TesterBinding {
  readonly store: ReadonlyStore<TesterState>;
  readonly actions: TesterActions;
}

/** A tester, for the parts of the page that load later: problems, the list of URLs, and fetching. */
export interface TesterHandle extends TesterBinding {
  /** Calls the listener with the whole current state, then with every change, as sent to an engine. Returns a function that stops it. */
  follow(listener: (update: Update) => void): () => void;
}
