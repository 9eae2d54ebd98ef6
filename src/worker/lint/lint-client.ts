import { RestartLimit } from '../restart-limit';
import type {
  FromLintWorker,
  LintAnswered,
  LintAsk,
  LintReport,
  LintRequests,
  LintUpdate,
} from './lint-protocol';
import { mergeLintUpdates } from './merge-lint-updates';

/** How problems are looked for at the moment. */
export type LintStatus =
  | 'starting'
  | 'ready'
  /** No worker can be started here, and the page's own thread is no place for this work. */
  | 'unavailable'
  /** The worker died repeatedly and is not started again by itself. */
  | 'stopped';

/** What the client needs from the page around it. */
interface LintClientOptions {
  /** Starts a worker; throws where the browser forbids it. */
  startWorker(): Worker;
  /** The whole present state as one update, for a worker that has to begin anew. */
  currentState(): LintUpdate;
  onReport(report: LintReport): void;
  onStatus(status: LintStatus): void;
}

/** Somebody who waits for a reply. */
interface Waiting {
  readonly resolve: (reply: never) => void;
  readonly reject: (error: Error) => void;
}

/** A worker that owes something and has not said a word for so long (milliseconds) is taken for dead. Busy ones speak every second. */
const PATIENCE = 8_000;

/**
 * The page's line to the worker that looks for problems. At most one update is under way until the worker has taken it; what changes meanwhile joins
 * the waiting one. A worker that dies is started again with the present text; what was asked of it is rejected.
 */
export class LintClient {
  readonly #options: LintClientOptions;
  readonly #restarts = new RestartLimit();
  readonly #asked = new Map<number, Waiting>();
  /** Requests for a worker that is not ready yet. */
  #unsent: LintAsk[] = [];
  #worker: Worker | null = null;
  #ready = false;
  #inFlight = false;
  /** The version whose report is owed; null for none. */
  #owed: number | null = null;
  #waiting: LintUpdate | null = null;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(options: LintClientOptions) {
    this.#options = options;
  }

  /** Starts the worker with the present state; also starts it again after `stopped`. */
  start(): void {
    this.#restarts.reset();
    this.dispose();
    this.#launch();
  }

  /** Hands over a change. Without a worker it is dropped: a restart sends the whole state. */
  send(update: LintUpdate): void {
    if (this.#worker === null) return;
    this.#waiting = mergeLintUpdates(this.#waiting, update);
    if (!this.#inFlight) this.#flush();
  }

  /** Tells that the page has its answer to a version; until then, or for a while, the worker waits with that text. */
  answered(version: number): void {
    if (this.#ready) this.#worker?.postMessage({ kind: 'answered', version } satisfies LintAnswered);
  }

  /** Asks for something; it is answered for the newest update that was sent before. Rejected where the worker cannot answer, or there is none. */
  ask<Name extends keyof LintRequests>(
    name: Name,
    ask: LintRequests[Name]['ask'],
  ): Promise<LintRequests[Name]['reply']> {
    const worker = this.#worker;
    if (worker === null) return Promise.reject(new Error('There is no worker that looks for problems'));
    const message = { kind: 'ask', id: ++this.#lastId, name, ask } as LintAsk;
    return new Promise((resolve, reject) => {
      this.#asked.set(message.id, { resolve, reject });
      if (!this.#ready) {
        this.#unsent.push(message);
        return;
      }
      // The reply is to be about what is shown: what waits for an earlier update goes out now.
      this.#flush();
      worker.postMessage(message);
      this.#watch(worker);
    });
  }

  /** Ends the worker; `start` begins anew. */
  dispose(): void {
    clearTimeout(this.#watchdog);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#inFlight = false;
    this.#owed = null;
    this.#unsent = [];
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of asked) reject(new Error('The worker that looks for problems has ended'));
  }

  #launch(): void {
    this.#options.onStatus('starting');
    this.#waiting = this.#options.currentState();
    let worker: Worker;
    try {
      worker = this.#options.startWorker();
    } catch {
      this.#options.onStatus('unavailable');
      return;
    }
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromLintWorker>) =>
      this.#receive(worker, data),
    );
    worker.addEventListener('error', (event) => {
      // The error is handled here; it must not reach the console as an uncaught one.
      event.preventDefault();
      this.#fail(worker);
    });
    worker.addEventListener('messageerror', () => this.#fail(worker));
    this.#watch(worker);
  }

  #receive(worker: Worker, message: FromLintWorker): void {
    if (worker !== this.#worker) return;
    switch (message.kind) {
      case 'ready':
        this.#begin(worker);
        break;
      case 'taken':
        this.#inFlight = false;
        if (this.#waiting !== null) this.#flush();
        break;
      case 'report':
        if (message.report.version === this.#owed) this.#owed = null;
        this.#restarts.answered(Date.now());
        this.#options.onReport(message.report);
        break;
      case 'reply':
      case 'failed':
        this.#settle(message);
        break;
      case 'working':
        break;
    }
    // Whoever heard of it may have ended the worker.
    if (worker === this.#worker) this.#watch(worker);
  }

  #begin(worker: Worker): void {
    this.#ready = true;
    this.#options.onStatus('ready');
    this.#flush();
    for (const message of this.#unsent.splice(0)) worker.postMessage(message);
  }

  #settle(message: Extract<FromLintWorker, { kind: 'reply' | 'failed' }>): void {
    const waiting = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.kind === 'reply') waiting?.resolve(message.reply as never);
    else waiting?.reject(new Error('The worker that looks for problems could not answer'));
  }

  #flush(): void {
    if (this.#worker === null || !this.#ready || this.#waiting === null) return;
    this.#worker.postMessage(this.#waiting);
    this.#owed = this.#waiting.version;
    this.#waiting = null;
    this.#inFlight = true;
    this.#watch(this.#worker);
  }

  /** Waits for the next word of a worker that owes one. */
  #watch(worker: Worker): void {
    clearTimeout(this.#watchdog);
    const owes = !this.#ready || this.#inFlight || this.#owed !== null || this.#asked.size > 0;
    if (owes) this.#watchdog = setTimeout(() => this.#fail(worker), PATIENCE);
  }

  #fail(worker: Worker): void {
    if (worker !== this.#worker) return;
    const neverStarted = !this.#ready;
    this.dispose();
    if (neverStarted) this.#options.onStatus('unavailable');
    else if (this.#restarts.allows(Date.now())) this.#launch();
    else this.#options.onStatus('stopped');
  }
}
