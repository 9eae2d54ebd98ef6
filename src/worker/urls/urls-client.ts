import { RestartLimit } from '../restart-limit';
import type { CompareStatus, CompareUpdate } from './compare/compare-protocol';
import { mergeUrlsUpdates } from './merge-urls-updates';
import type {
  FromUrlsWorker,
  TableQuery,
  ToUrlsWorker,
  UrlsAsk,
  UrlsRequests,
  UrlsStatus,
  UrlsUpdate,
} from './urls-protocol';

/** How many URLs are tested at the moment. */
export type UrlsWorkerStatus =
  | 'starting'
  | 'ready'
  /** No worker can be started here, and the page's own thread is no place for this work. */
  | 'unavailable'
  /** The worker died repeatedly and is not started again by itself. */
  | 'stopped';

/** What the client needs from the page around it. */
interface UrlsClientOptions {
  /** Starts a worker; throws where the browser forbids it. */
  startWorker(): Worker;
  /** The whole present state as one update, for a worker that has to begin anew. It begins with an empty list. */
  currentState(): UrlsUpdate;
  onStatus(status: UrlsWorkerStatus): void;
  onTable(status: UrlsStatus): void;
  /** Tells how the comparison with another version stands. */
  onComparison?(status: CompareStatus | null): void;
}

/** How a request is followed until its reply. */
export interface Follow {
  /** Bytes of the source that an import has read, and URLs that the list has. */
  onProgress?(bytes: number, urls: number): void;
  /** Ends an import; its reply comes all the same. */
  readonly signal?: AbortSignal;
}

/** Somebody who waits for a reply. */
interface Waiting {
  readonly resolve: (reply: never) => void;
  readonly reject: (error: Error) => void;
  readonly follow: Follow;
}

/** A worker that owes something and has not said a word for so long (milliseconds) is taken for dead. Busy ones speak every second. */
const PATIENCE = 8_000;

/**
 * The page's line to the worker that keeps a list of URLs. At most one update is under way until the worker has taken it; what changes meanwhile joins
 * the waiting one. A worker that dies is started again with the present text and query, and an empty list; what was asked of it is rejected.
 */
export class UrlsClient {
  readonly #options: UrlsClientOptions;
  readonly #restarts = new RestartLimit();
  readonly #asked = new Map<number, Waiting>();
  /** Requests for a worker that is not ready yet. */
  #unsent: ToUrlsWorker[] = [];
  #worker: Worker | null = null;
  #ready = false;
  #inFlight = false;
  /** The version that was sent last, and whether the worker has yet to tell that everything is found out about it. */
  #sent = 0;
  #isOwed = false;
  #waiting: UrlsUpdate | null = null;
  #query: TableQuery | null = null;
  /** The newest word of each kind about the comparison. */
  readonly #compared = new Map<CompareUpdate['kind'], CompareUpdate>();
  #isComparing = false;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(options: UrlsClientOptions) {
    this.#options = options;
  }

  /** Starts the worker with the present state; also starts it again after `stopped`. */
  start(): void {
    this.#restarts.reset();
    this.dispose();
    this.#launch();
  }

  /** Hands over a change. Without a worker it is dropped: a restart sends the whole state. */
  send(update: UrlsUpdate): void {
    if (this.#worker === null) return;
    this.#waiting = mergeUrlsUpdates(this.#waiting, update);
    if (!this.#inFlight) this.#flush();
  }

  /** Shows the rows of a query from now on, also those of a worker that is started later. */
  show(query: TableQuery): void {
    this.#query = query;
    if (!this.#ready) return;
    // A query may be about columns that the worker does not know yet.
    this.#flush();
    this.#post({ kind: 'query', query });
  }

  /** Compares from now on, or lists other changes; a worker that is started later does so, too. */
  compare(update: CompareUpdate): void {
    this.#compared.set(update.kind, update);
    if (!this.#ready) return;
    this.#flush();
    this.#post(update);
  }

  /** Asks for something; it is answered for the newest update that was sent before. Rejected where the worker cannot answer, or there is none. */
  ask<Name extends keyof UrlsRequests>(
    name: Name,
    ask: UrlsRequests[Name]['ask'],
    follow: Follow = {},
  ): Promise<UrlsRequests[Name]['reply']> {
    if (this.#worker === null) return Promise.reject(new Error('There is no worker that keeps URLs'));
    const message = { kind: 'ask', id: ++this.#lastId, name, ask } as UrlsAsk;
    return new Promise((resolve, reject) => {
      this.#asked.set(message.id, { resolve, reject, follow });
      // The reply is to be about what is shown: what waits for an earlier update goes out now.
      this.#flush();
      this.#post(message);
      this.#cancelWith(message.id, follow.signal);
    });
  }

  /** Ends the worker; `start` begins anew. */
  dispose(): void {
    clearTimeout(this.#watchdog);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#inFlight = false;
    this.#isOwed = false;
    this.#isComparing = false;
    this.#unsent = [];
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of asked) reject(new Error('The worker that keeps URLs has ended'));
  }

  #cancelWith(id: number, signal: AbortSignal | undefined): void {
    const cancel = (): void => {
      if (this.#asked.has(id)) this.#post({ kind: 'cancel', id });
    };
    if (signal?.aborted === true) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
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
    worker.addEventListener('message', ({ data }: MessageEvent<FromUrlsWorker>) =>
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

  #receive(worker: Worker, message: FromUrlsWorker): void {
    if (worker !== this.#worker) return;
    switch (message.kind) {
      case 'ready':
        this.#begin(worker);
        break;
      case 'taken':
        this.#inFlight = false;
        if (this.#waiting !== null) this.#flush();
        break;
      case 'status':
        this.#hear(message.status);
        break;
      case 'compare-status':
        this.#isComparing = message.status?.phase === 'working';
        this.#options.onComparison?.(message.status);
        break;
      case 'progress':
        this.#asked.get(message.id)?.follow.onProgress?.(message.bytes, message.urls);
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
    this.#flush();
    if (this.#query !== null) this.#post({ kind: 'query', query: this.#query });
    // Who hears of it gives the worker its list back, before what was asked meanwhile.
    this.#options.onStatus('ready');
    for (const update of this.#compared.values()) this.#post(update);
    for (const message of this.#unsent.splice(0)) worker.postMessage(message);
  }

  #hear(status: UrlsStatus): void {
    this.#isOwed = status.phase === 'working' || status.version !== this.#sent;
    if (!this.#isOwed) this.#restarts.answered(Date.now());
    this.#options.onTable(status);
  }

  #settle(message: Extract<FromUrlsWorker, { kind: 'reply' | 'failed' }>): void {
    const waiting = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.kind === 'reply') waiting?.resolve(message.reply as never);
    else waiting?.reject(new Error('The worker that keeps URLs could not answer'));
  }

  #flush(): void {
    if (this.#worker === null || !this.#ready || this.#waiting === null) return;
    const update = this.#waiting;
    this.#waiting = null;
    this.#inFlight = true;
    this.#isOwed = true;
    this.#sent = update.version;
    this.#post(update);
  }

  #post(message: ToUrlsWorker): void {
    const worker = this.#worker;
    if (worker === null) return;
    if (!this.#ready) {
      this.#unsent.push(message);
      return;
    }
    worker.postMessage(message);
    this.#watch(worker);
  }

  /** Waits for the next word of a worker that owes one. */
  #watch(worker: Worker): void {
    clearTimeout(this.#watchdog);
    const owes = !this.#ready || this.#inFlight || this.#isOwed || this.#isComparing || this.#asked.size > 0;
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
