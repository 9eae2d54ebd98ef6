import { WorkerConnection } from '../connection/connection';
import type { Comparison } from './comparison';
import type { InThreadTester } from './in-thread-tester';
import { mergeUpdates } from './merge-updates';
import type { Report } from './report';
import type { RowsReply, RowsRequest, Update, WorkerReply } from './tester-protocol';

/** Status of the engine. */
export type WorkerStatus =
  /** The worker was started and hasn't posted anything yet. */
  | 'starting'
  | 'worker'
  /** No worker can be started here. The page's own thread runs the engine, after a pause in typing. */
  | 'in-thread'
  /** Like `in-thread`, but the file is too large for the page's own thread. */
  | 'too-large-in-thread'
  /** The worker crashed repeatedly and isn't restarted automatically. */
  | 'stopped';

/** Dependencies and callbacks of the client. */
export interface ClientOptions {
  /** Starts a worker; throws if the browser forbids it. */
  startWorker(): Worker;
  /** Loads what finds the traits of a file, for the page's own thread; absent in a page that doesn't show them. */
  readonly loadTraits?: (() => Promise<Pick<typeof import('../../engine/traits'), 'fileTraits'>>) | undefined;
  /** Returns the whole current state as one update, for a new worker. */
  currentState(): Update;
  onReport(report: Report): void;
  onComparison(comparison: Comparison): void;
  onRows(reply: RowsReply): void;
  onStatus(status: WorkerStatus): void;
}

/**
 * Connects the page to the engine. Restarts a crashed worker with the current text. Runs the engine in the
 * page's own thread if no worker can start.
 */
export class TesterClient {
  readonly #options: ClientOptions;
  readonly #connection: WorkerConnection<Update, WorkerReply>;
  #local: InThreadTester | null = null;
  /** Incremented by `start` and `dispose`, so that an in-thread engine still loading is discarded. */
  #attempt = 0;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#connection = new WorkerConnection({
      startWorker: options.startWorker,
      currentState: options.currentState,
      merge: mergeUpdates,
      meaningOf: ({ kind }) => (kind === 'report' ? 'accepted' : 'aside'),
      onMessage: (reply) => this.#receive(reply),
      onStatus: (status) => {
        if (status === 'unavailable') this.#goInThread();
        else options.onStatus(status === 'ready' ? 'worker' : status);
      },
    });
  }

  /** Starts the engine with the current state; also restarts it after `stopped`. */
  start(): void {
    this.#endLocal();
    this.#connection.start();
  }

  /** Sends a change. Drops it if no engine is running, because starting one sends the whole state. */
  send(update: Update): void {
    if (this.#local !== null) this.#local.send(update);
    else this.#connection.send(update);
  }

  /** Requests more rows of the last report's lists. `onRows` gets them in the order of the requests. */
  requestRows(request: RowsRequest): void {
    if (this.#local !== null) this.#local.requestRows(request);
    else if (this.#connection.isReady) this.#connection.post(request);
  }

  /** Ends the engine. `start` can start it again. */
  dispose(): void {
    this.#endLocal();
    this.#connection.dispose();
  }

  #receive(reply: WorkerReply): void {
    if (reply.kind === 'report') {
      this.#connection.answered();
      this.#options.onReport(reply.report);
    } else if (reply.kind === 'comparison') {
      this.#options.onComparison(reply.comparison);
    } else if (reply.kind === 'rows') {
      this.#options.onRows(reply);
    }
  }

  #endLocal(): void {
    this.#attempt++;
    this.#local?.dispose();
    this.#local = null;
  }

  /** Runs the engine in this thread. Imports it dynamically to keep it out of the page's first load. */
  #goInThread(): void {
    const attempt = this.#attempt;
    Promise.all([import('./in-thread-tester'), this.#options.loadTraits?.().catch(() => undefined)]).then(
      ([{ InThreadTester }, traits]) => {
        if (attempt !== this.#attempt) return;
        this.#local = new InThreadTester(this.#options, traits?.fileTraits ?? null);
        this.#local.send(this.#options.currentState());
      },
      // Loading failed. The page still has the text and offers to start again.
      () => attempt === this.#attempt && this.#options.onStatus('stopped'),
    );
  }
}
