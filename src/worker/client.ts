import type { Comparison } from './comparison';
import type { InThreadEngine } from './in-thread-engine';
import { mergeUpdates } from './pending-update';
import type { RowsReply, RowsRequest, Update, WorkerReply } from './protocol';
import type { Report } from './report';
import { RestartLimit } from './restart-limit';

/** How answers are found at the moment. */
export type EngineStatus =
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
  onStatus(status: EngineStatus): void;
}

/** A worker that has not answered for so long (milliseconds) is taken for dead. Far above any answer within the sizes that the page accepts. */
const PATIENCE = 8_000;

/**
 * The page's line to the engine. At most one update is under way; what changes meanwhile joins the waiting one, so the newest state wins and a
 * fast typist never builds a queue. A worker that dies is started again with the present text; one that cannot start is replaced by the
 * engine in this thread.
 */
export class TesterClient {
  readonly #options: ClientOptions;
  readonly #restarts = new RestartLimit();
  #worker: Worker | null = null;
  #local: InThreadEngine | null = null;
  /** Rises when an engine is given up: one that is still being loaded is then not wanted any more. */
  #attempt = 0;
  #ready = false;
  #inFlight = false;
  #waiting: Update | null = null;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Starts the engine with the present state; also starts it again after `stopped`. */
  start(): void {
    this.#restarts.reset();
    this.dispose();
    this.#launch();
  }

  /** Hands over a change. Without an engine (stopped) it is dropped: a restart sends the whole state. */
  send(update: Update): void {
    if (this.#local !== null) this.#local.send(update);
    else if (this.#worker !== null) {
      this.#waiting = mergeUpdates(this.#waiting, update);
      this.#flush();
    }
  }

  /** Asks for further rows of the last report's lists; they come through `onRows`, in the order of the requests. */
  requestRows(request: RowsRequest): void {
    if (this.#local !== null) this.#local.requestRows(request);
    else if (this.#ready) this.#worker?.postMessage(request);
  }

  /** Ends the engine; `start` begins anew. */
  dispose(): void {
    this.#discardWorker();
    this.#attempt++;
    this.#local?.dispose();
    this.#local = null;
  }

  #launch(): void {
    this.#options.onStatus('starting');
    this.#waiting = this.#options.currentState();
    let worker: Worker;
    try {
      worker = this.#options.startWorker();
    } catch {
      this.#goInThread();
      return;
    }
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => this.#receive(worker, data));
    worker.addEventListener('error', (event) => {
      // The error is handled here; it must not reach the console as an uncaught one.
      event.preventDefault();
      this.#fail(worker);
    });
    worker.addEventListener('messageerror', () => this.#fail(worker));
    this.#watch(worker);
  }

  #receive(worker: Worker, reply: WorkerReply): void {
    if (worker !== this.#worker) return;
    if (reply.kind === 'ready' || reply.kind === 'report') clearTimeout(this.#watchdog);
    if (reply.kind === 'ready') {
      this.#ready = true;
      this.#options.onStatus('worker');
    } else if (reply.kind === 'report') {
      this.#inFlight = false;
      this.#restarts.answered(Date.now());
      this.#options.onReport(reply.report);
    } else if (reply.kind === 'comparison') {
      this.#options.onComparison(reply.comparison);
    } else {
      this.#options.onRows(reply);
    }
    this.#flush();
  }

  #flush(): void {
    if (this.#worker === null || !this.#ready || this.#inFlight || this.#waiting === null) return;
    this.#worker.postMessage(this.#waiting);
    this.#waiting = null;
    this.#inFlight = true;
    this.#watch(this.#worker);
  }

  #watch(worker: Worker): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#fail(worker), PATIENCE);
  }

  #fail(worker: Worker): void {
    if (worker !== this.#worker) return;
    const neverStarted = !this.#ready;
    this.#discardWorker();
    if (neverStarted) this.#goInThread();
    else if (this.#restarts.allows(Date.now())) this.#launch();
    else this.#options.onStatus('stopped');
  }

  #discardWorker(): void {
    clearTimeout(this.#watchdog);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#inFlight = false;
  }

  /** The engine comes into this thread only here: the page's first load must not carry it. */
  #goInThread(): void {
    this.#waiting = null;
    const attempt = this.#attempt;
    import('./in-thread-engine').then(
      ({ InThreadEngine }) => {
        if (attempt !== this.#attempt) return;
        this.#local = new InThreadEngine(this.#options);
        this.#local.send(this.#options.currentState());
      },
      // It could not be loaded: the text is safe with the page, which offers to start again.
      () => attempt === this.#attempt && this.#options.onStatus('stopped'),
    );
  }
}
