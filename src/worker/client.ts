import type { Comparison } from './comparison';
import type { InThreadTester } from './in-thread-tester';
import { mergeUpdates } from './pending-update';
import type { RowsReply, RowsRequest, Update, WorkerReply } from './protocol';
import type { Report } from './report';
import { WorkerLine } from './worker-line';

/** How answers are found at the moment. */
export type WorkerStatus =
  /** The worker was started and has not said a word yet. */
  | 'starting'
  | 'worker'
  /** No worker can be started here: answers come from this thread, after a rest. */
  | 'in-thread'
  /** As `in-thread`, and the file is too large for that. */
  | 'too-large-in-thread'
  /** The worker died repeatedly and is not started again by itself. */
  | 'stopped';

/** What the client needs from the page around it. */
export interface ClientOptions {
  /** Starts a worker; throws where the browser forbids it. */
  startWorker(): Worker;
  /** The whole present state as one update, for a worker that has to begin anew. */
  currentState(): Update;
  onReport(report: Report): void;
  onComparison(comparison: Comparison): void;
  onRows(reply: RowsReply): void;
  onStatus(status: WorkerStatus): void;
}

/**
 * The page's line to the engine. A worker that dies is started again with the present text; one that cannot start is replaced by the engine in this
 * thread.
 */
export class TesterClient {
  readonly #options: ClientOptions;
  readonly #line: WorkerLine<Update, WorkerReply>;
  #local: InThreadTester | null = null;
  /** Rises when an engine is given up: one that is still being loaded is then not wanted any more. */
  #attempt = 0;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#line = new WorkerLine({
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

  /** Starts the engine with the present state; also starts it again after `stopped`. */
  start(): void {
    this.#endLocal();
    this.#line.start();
  }

  /** Hands over a change. Without an engine (stopped) it is dropped: a restart sends the whole state. */
  send(update: Update): void {
    if (this.#local !== null) this.#local.send(update);
    else this.#line.send(update);
  }

  /** Asks for further rows of the last report's lists; they come through `onRows`, in the order of the requests. */
  requestRows(request: RowsRequest): void {
    if (this.#local !== null) this.#local.requestRows(request);
    else if (this.#line.isReady) this.#line.post(request);
  }

  /** Ends the engine; `start` begins anew. */
  dispose(): void {
    this.#endLocal();
    this.#line.dispose();
  }

  #receive(reply: WorkerReply): void {
    if (reply.kind === 'report') {
      this.#line.answered();
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

  /** The engine comes into this thread only here: the page's first load must not carry it. */
  #goInThread(): void {
    const attempt = this.#attempt;
    import('./in-thread-tester').then(
      ({ InThreadTester }) => {
        if (attempt !== this.#attempt) return;
        this.#local = new InThreadTester(this.#options);
        this.#local.send(this.#options.currentState());
      },
      // It could not be loaded: the text is safe with the page, which offers to start again.
      () => attempt === this.#attempt && this.#options.onStatus('stopped'),
    );
  }
}
