import type { Update } from '../worker';
import type { ReadonlyStore } from './readonly-store';
import type { TesterActions, TesterState } from './state';

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
