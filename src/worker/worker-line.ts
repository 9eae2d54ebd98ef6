/** How a worker does at the moment. */
export type LineStatus =
  /** It was started and has not said a word yet. */
  | 'starting'
  | 'ready'
  /** No worker can be started here. */
  | 'unavailable'
  /** It died repeatedly and is not started again by itself. */
  | 'stopped';

/** What a line has to know about its worker. `Update` is a change of the page's state, `Word` what the worker says beside "ready". */
export interface LineOptions<Update, Message> {
  /** Starts a worker; throws where the browser forbids it. */
  startWorker(): Worker;
  /** The whole present state as one update, for a worker that has to begin anew. */
  currentState(): Update;
  /** A change that joins one that still waits. */
  merge(waiting: Update | null, update: Update): Update;
  /**
   * What a word says about the line. `accepted`: the worker has the update that is under way, and the next one may go; `alive`: it works on what it
   * owes; `aside`: nothing, and the worker may be dead for what it owes.
   */
  meaningOf(message: Message): 'accepted' | 'alive' | 'aside';
  onMessage(message: Message): void;
  onStatus(status: LineStatus): void;
  /** Tells which update goes to the worker. */
  onSent?(update: Update): void;
  /** Whether the worker has yet to say something beside the taking of an update. */
  owes?(): boolean;
  /** The worker is gone: what it owed will not come. */
  onEnd?(): void;
}

/** A worker that owes something and has not said a word for so long (milliseconds) is taken for dead. Far above any answer; busy ones speak every second. */
const RESPONSE_TIMEOUT = 8_000;

/**
 * The page's line to a worker. At most one update is under way until the worker has taken it; what changes meanwhile joins the waiting one, so the
 * newest state wins and a fast typist never builds a queue. A worker that dies is started again with the present state.
 */
export class WorkerLine<Update, Message extends { readonly kind: string }> {
  readonly #options: LineOptions<Update, Message>;
  readonly #restarts = new RestartLimit();
  /** Messages for a worker that is not ready yet. */
  #unsent: unknown[] = [];
  #worker: Worker | null = null;
  #ready = false;
  #inFlight = false;
  #waiting: Update | null = null;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions<Update, Message>) {
    this.#options = options;
  }

  /** Whether there is a worker, be it one that has not said a word yet. */
  get isStarted(): boolean {
    return this.#worker !== null;
  }

  /** Whether the worker has told that it is there. */
  get isReady(): boolean {
    return this.#ready;
  }

  /** Starts the worker with the present state; also starts it again after `stopped`. */
  start(): void {
    this.#restarts.reset();
    this.dispose();
    this.#launch();
  }

  /** Hands over a change. Without a worker it is dropped: a restart sends the whole state. */
  send(update: Update): void {
    if (this.#worker === null) return;
    this.#waiting = this.#options.merge(this.#waiting, update);
    if (!this.#inFlight) this.flush();
  }

  /** Sends what waits, also while an earlier update is under way: what is posted next is about what is shown. */
  flush(): void {
    if (!this.#ready || this.#waiting === null) return;
    const update = this.#waiting;
    this.#waiting = null;
    this.#inFlight = true;
    this.#options.onSent?.(update);
    this.post(update);
  }

  /** Sends a message, to a worker that starts once it is ready. Without a worker it is dropped. */
  post(message: unknown): void {
    if (this.#worker === null) return;
    if (!this.#ready) {
      this.#unsent.push(message);
      return;
    }
    this.#worker.postMessage(message);
    // What the page says is no sign of life.
    if (this.#watchdog === undefined) this.#watch(this.#worker);
  }

  /** Tells that the worker gave an answer: deaths that lie long ago are forgiven. */
  answered(): void {
    this.#restarts.answered(Date.now());
  }

  /** Ends the worker; `start` begins anew. */
  dispose(): void {
    this.#unwatch();
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#inFlight = false;
    this.#unsent = [];
    this.#options.onEnd?.();
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
    worker.addEventListener('message', ({ data }: MessageEvent<Ready | Message>) =>
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

  #receive(worker: Worker, message: Ready | Message): void {
    if (worker !== this.#worker) return;
    const meaning = isReady(message) ? 'alive' : this.#options.meaningOf(message);
    if (meaning === 'accepted') this.#inFlight = false;
    try {
      if (isReady(message)) this.#begin();
      else this.#options.onMessage(message);
    } finally {
      // The handler may have ended the worker; and one that throws is no reason to take the worker for dead.
      if (worker === this.#worker && meaning !== 'aside') {
        if (!this.#inFlight) this.flush();
        this.#watch(worker);
      }
    }
  }

  #begin(): void {
    this.#ready = true;
    this.#options.onStatus('ready');
    this.flush();
    for (const message of this.#unsent.splice(0)) this.post(message);
  }

  /** Waits for the next word of a worker that owes one. */
  #watch(worker: Worker): void {
    this.#unwatch();
    const owes = !this.#ready || this.#inFlight || this.#options.owes?.() === true;
    if (owes) this.#watchdog = setTimeout(() => this.#fail(worker), RESPONSE_TIMEOUT);
  }

  #unwatch(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
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

/** What every worker says first. */
interface Ready {
  readonly kind: 'ready';
}

function isReady(message: { readonly kind: string }): message is Ready {
  return message.kind === 'ready';
}

/** Milliseconds after which the death of a worker that answered since is forgiven. */
const WINDOW = 10_000;
const RESTARTS = 2;

/**
 * Whether a worker that died may be started again: not more than twice within ten seconds, nor more than twice without an answer in between,
 * for a text that kills it would kill it for ever (a text on which it never ends takes longer than ten seconds). Times in milliseconds.
 */
class RestartLimit {
  #restarts: number[] = [];

  /** Counts a restart at `now` and says whether it may happen. */
  allows(now: number): boolean {
    if (this.#restarts.length >= RESTARTS) return false;
    this.#restarts.push(now);
    return true;
  }

  /** Tells that the worker answered: restarts that lie long ago are forgiven. */
  answered(now: number): void {
    this.#restarts = this.#restarts.filter((at) => now - at < WINDOW);
  }

  reset(): void {
    this.#restarts = [];
  }
}
