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
export class LintClient {
  readonly #connection: RequestConnection<LintUpdate, FromLintWorker, LintRequests>;
  /** The version whose report is pending; null for none. */
  #owed: number | null = null;
  /** Time of the last message about scrolling. */
  #gaveWay = Number.NEGATIVE_INFINITY;

  constructor({ onReport, ...options }: LintClientOptions) {
    this.#connection = new RequestConnection('finds problems', {
      ...options,
      merge: mergeLintUpdates,
      meaningOf: ({ kind }) => (kind === 'accepted' ? 'accepted' : 'alive'),
      onMessage: (message) => {
        if (message.kind !== 'report') return;
        if (message.report.version === this.#owed) this.#owed = null;
        this.#connection.answered();
        onReport(message.report);
      },
      onSent: ({ version }) => {
        this.#owed = version;
      },
      owes: () => this.#owed !== null,
    });
  }

  /** Starts the worker with the current state; also restarts it after `stopped`. */
  start(): void {
    this.#connection.start();
  }

  /** Sends a change. Drops it if no worker is running, because starting one sends the whole state. */
  send(update: LintUpdate): void {
    this.#connection.send(update);
  }

  /**
   * Sends a request. The reply refers to the newest update sent before it, or to a later one. Rejects if the
   * worker can't answer or isn't running.
   */
  request<Name extends keyof LintRequests>(
    name: Name,
    payload: LintRequests[Name]['payload'],
  ): Promise<LintRequests[Name]['reply']> {
    return this.#connection.request(name, payload);
  }

  /** Lets scrolling go first: the worker does nothing that can wait until this hasn't been called for a while. */
  giveWay(): void {
    const now = performance.now();
    if (!this.#connection.isReady || now - this.#gaveWay < SCROLL_INTERVAL) return;
    this.#gaveWay = now;
    this.#connection.post({ kind: 'giveWay' });
  }

  /** Terminates the worker. `start` can start it again. */
  dispose(): void {
    this.#connection.dispose();
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
