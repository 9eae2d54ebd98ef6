import type { ConnectionStatus } from '../connection/connection';
import { RequestConnection } from '../connection/requests';
import { mergeTextChanges } from '../document/text-change';
import type { FromLintWorker, LintReport, LintRequests, LintUpdate } from './lint-protocol';

/** Dependencies and callbacks of the client. */
interface LintClientOptions {
  /** Starts a worker; throws if the browser forbids it. */
  startWorker(): Worker;
  /** Returns the whole current state as one update, for a new worker. */
  currentState(): LintUpdate;
  onReport(report: LintReport): void;
  onStatus(status: ConnectionStatus): void;
}

/** Minimum time between two messages about scrolling, in ms. Shorter than `TYPING_REST`. */
const SCROLL_INTERVAL = 100;

/** Connects the page to the worker that looks for problems. */
export class LintClient extends RequestConnection<LintUpdate, FromLintWorker, LintRequests> {
  /** Time of the last message about scrolling. */
  #gaveWay = Number.NEGATIVE_INFINITY;

  constructor({ onReport, ...options }: LintClientOptions) {
    /** The version whose report is pending; null for none. */
    let owed: number | null = null;
    super('finds problems', {
      ...options,
      merge: mergeLintUpdates,
      meaningOf: ({ kind }) => (kind === 'accepted' ? 'accepted' : 'alive'),
      onMessage: (message) => {
        if (message.kind !== 'report') return;
        if (message.report.version === owed) owed = null;
        this.answered();
        onReport(message.report);
      },
      onSent: ({ version }) => {
        owed = version;
      },
      owes: () => owed !== null,
    });
  }

  /** Lets scrolling go first: the worker does nothing that can wait until this hasn't been called for a while. */
  giveWay(): void {
    const now = performance.now();
    if (!this.isReady || now - this.#gaveWay < SCROLL_INTERVAL) return;
    this.#gaveWay = now;
    this.post({ kind: 'giveWay' });
  }
}

/** Merges two updates into one; see `mergeUpdates`. */
function mergeLintUpdates(waiting: LintUpdate | null, next: LintUpdate): LintUpdate {
  if (waiting === null) return next;
  const context = next.context ?? waiting.context;
  return {
    kind: 'update',
    version: next.version,
    state: next.state,
    ...mergeTextChanges(waiting, next),
    ...(context !== undefined && { context }),
  };
}
