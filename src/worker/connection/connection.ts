/** Status of a worker. */
export type ConnectionStatus =
  /** It was started and hasn't posted anything yet. */
  | 'starting'
  | 'ready'
  /** No worker can be started here. */
  | 'unavailable'
  /** It crashed repeatedly and isn't restarted automatically. */
  | 'stopped';

/**
 * Options of a `WorkerConnection`. `Update` is a change of the page's state, `Message` anything that the worker
 * posts besides `ready`.
 */
export interface ConnectionOptions<Update, Message> {
  /** Starts a worker; throws if the browser forbids it. */
  startWorker(): Worker;
  /** Returns the whole current state as one update, for a new worker. */
  currentState(): Update;
  /** Merges a change into the waiting one. */
  merge(waiting: Update | null, update: Update): Update;
  /**
   * Classifies a message. `accepted`: the worker has the update in flight, so the next one may be sent.
   * `alive`: it is working on what it owes. `aside`: neither; it isn't a sign of life.
   */
  meaningOf(message: Message): 'accepted' | 'alive' | 'aside';
  onMessage(message: Message): void;
  onStatus(status: ConnectionStatus): void;
  /** Called with each update sent to the worker. */
  onSent?(update: Update): void;
  /** Returns whether the worker still owes an answer besides accepting an update. */
  owes?(): boolean;
  /** Called when the worker has ended. Pending answers won't come. */
  onEnd?(): void;
}

/**
 * Milliseconds of silence after which a worker that owes an answer is treated as hung. Far longer than any
 * answer takes; a busy worker posts every second.
 */
const RESPONSE_TIMEOUT = 8_000;

/**
 * Connects the page to a worker. At most one update is in flight until the worker accepts it. Later changes
 * are merged into one waiting update, so that fast typing never builds a queue. A worker that crashes is
 * restarted with the current state.
 */
export class WorkerConnection<Update, Message extends { readonly kind: string }> {
  readonly #options: ConnectionOptions<Update, Message>;
  readonly #restarts = new RestartLimit();
  /** Messages for a worker that isn't ready yet. */
  #unsent: unknown[] = [];
  #worker: Worker | null = null;
  #ready = false;
  #inFlight = false;
  #waiting: Update | null = null;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions<Update, Message>) {
    this.#options = options;
  }

  /** True if there is a worker, even if it isn't ready yet. */
  get isStarted(): boolean {
    return this.#worker !== null;
  }

  /** True once the worker has posted `ready`. */
  get isReady(): boolean {
    return this.#ready;
  }

  /** Starts the worker with the current state; also restarts it after `stopped`. */
  start(): void {
    this.#restarts.reset();
    this.dispose();
    this.#launch();
  }

  /** Sends a change. Drops it if no worker is running, because starting one sends the whole state. */
  send(update: Update): void {
    if (this.#worker === null) return;
    this.#waiting = this.#options.merge(this.#waiting, update);
    if (!this.#inFlight) this.flush();
  }

  /** Sends the waiting update even if an earlier one is in flight, so that the next message refers to it. */
  flush(): void {
    if (!this.#ready || this.#waiting === null) return;
    const update = this.#waiting;
    this.#waiting = null;
    this.#inFlight = true;
    this.#options.onSent?.(update);
    this.post(update);
  }

  /** Posts a message; a starting worker gets it when it is ready. Dropped without a worker. */
  post(message: unknown): void {
    if (this.#worker === null) return;
    if (!this.#ready) {
      this.#unsent.push(message);
      return;
    }
    this.#worker.postMessage(message);
    // Keeps a running watchdog: the page's own messages aren't a sign of life.
    if (this.#watchdog === undefined) this.#watch(this.#worker);
  }

  /** Records that the worker answered, so that crashes long ago no longer count. */
  answered(): void {
    this.#restarts.answered(Date.now());
  }

  /** Terminates the worker. `start` can start it again. */
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
      // The error is handled here and must not reach the console as uncaught.
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
      // The handler may have ended the worker. If it throws, the worker must still count as alive.
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

  /** Restarts the watchdog if the worker owes an answer. */
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

/** The first message of every worker. */
interface Ready {
  readonly kind: 'ready';
}

function isReady(message: { readonly kind: string }): message is Ready {
  return message.kind === 'ready';
}

/** Milliseconds after which a crash no longer counts if the worker has answered since. */
const WINDOW = 10_000;
const RESTARTS = 2;

/**
 * Limits restarts to two within ten seconds, and to two without an answer in between: a text that crashes the
 * worker would do so forever. The window alone isn't enough, because a text that hangs the worker fails only
 * every eight seconds. Times in ms.
 */
class RestartLimit {
  #restarts: number[] = [];

  /** Counts a restart at `now` and returns whether it is allowed. */
  allows(now: number): boolean {
    if (this.#restarts.length >= RESTARTS) return false;
    this.#restarts.push(now);
    return true;
  }

  /** Records an answer, after which restarts long ago no longer count. */
  answered(now: number): void {
    this.#restarts = this.#restarts.filter((at) => now - at < WINDOW);
  }

  reset(): void {
    this.#restarts = [];
  }
}
