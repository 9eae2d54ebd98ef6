/**
 * Delay in ms after the last change before the lint and URL workers start. They share the cores with the
 * worker that answers, which has priority during typing.
 */
export const TYPING_REST = 250;
/** Milliseconds of work before queued messages run. */
const STRETCH = 12;
/** Milliseconds without a post after which a heartbeat is posted. */
export const HEARTBEAT_INTERVAL = 1_000;

/** Posted during long work, so that the page doesn't take the worker for hung. */
export interface Heartbeat {
  readonly kind: 'working';
}

/** Continues after queued messages have run. */
export type NextTurn = (resume: () => void) => void;

/** A worker's work, in pieces. */
interface Work {
  /** Does one piece. Returns false if there is nothing to do for now. */
  doPiece(): boolean;
  /** Called after each stretch, before queued messages run; `isAtWork` is false if there is nothing more to do. */
  onStretch?(isAtWork: boolean): void;
}

/** Does a worker's work in stretches. Messages from the page are handled in between. */
export class Turns<Message> {
  readonly #work: Work;
  readonly #post: (message: Message | Heartbeat) => void;
  readonly #nextTurn: NextTurn;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isAtWork = false;
  #lastPosted = 0;

  constructor(work: Work, post: (message: Message | Heartbeat) => void, nextTurn: NextTurn) {
    this.#work = work;
    this.#post = post;
    this.#nextTurn = nextTurn;
  }

  /** True until a rest ends. */
  get isResting(): boolean {
    return this.#rest !== undefined;
  }

  post(message: Message | Heartbeat): void {
    this.#lastPosted = performance.now();
    this.#post(message);
  }

  /** Posts a heartbeat if nothing was posted for a while. */
  showLife(): void {
    if (performance.now() - this.#lastPosted > HEARTBEAT_INTERVAL) this.post({ kind: 'working' });
  }

  /** Does the work until there is nothing to do. */
  begin(): void {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    this.#nextTurn(() => this.#doStretch());
  }

  /** Rests for some milliseconds instead of an earlier rest, then begins. The work itself decides what may be done meanwhile. */
  rest(duration: number): void {
    this.endRest();
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      this.begin();
    }, duration);
  }

  endRest(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }

  #doStretch(): void {
    const start = performance.now();
    do this.#isAtWork = this.#work.doPiece();
    while (this.#isAtWork && performance.now() - start < STRETCH);
    this.#work.onStretch?.(this.#isAtWork);
    if (!this.#isAtWork) return;
    this.showLife();
    this.#nextTurn(() => this.#doStretch());
  }
}
