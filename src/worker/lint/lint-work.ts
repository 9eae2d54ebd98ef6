import { TYPING_REST } from '../typing-rest';
import type { FromLintWorker, LintReport, LintRequest, LintUpdate } from './lint-protocol';
import type { LintSession } from './lint-session';

/** For so long (milliseconds) pieces are done one after another before messages can get through: nobody waits for this worker but a newer text. */
const STRETCH = 12;
/** After so long (milliseconds) without a word the page is told that work goes on. */
const HEARTBEAT = 1_000;

/** Goes on with something once messages had their turn. */
type NextTurn = (goOn: () => void) => void;

/** A request and the work that it makes. */
interface PendingRequest {
  readonly id: number;
  readonly steps: ReturnType<LintSession['answer']>;
}

/** Does the session's work in pieces, between which updates and requests come through. A new update ends a lint that is out of date. */
export class LintWork {
  readonly #session: LintSession;
  readonly #post: (message: FromLintWorker) => void;
  readonly #nextTurn: NextTurn;
  /** Requests in order; they go before the report, for somebody waits for them. */
  readonly #pending: PendingRequest[] = [];
  #report: Generator<void, LintReport> | null = null;
  /** The number of the present text and context, see `LintUpdate`. */
  #state = 0;
  /** Runs until the present state is looked through. */
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isAtWork = false;
  #lastPosted = 0;

  constructor(session: LintSession, post: (message: FromLintWorker) => void, nextTurn: NextTurn) {
    this.#session = session;
    this.#nextTurn = nextTurn;
    this.#post = (message) => {
      this.#lastPosted = performance.now();
      post(message);
    };
  }

  /**
   * Takes a change and reports on the new state: at once on another file, after a rest where the text or its context is another. A change of neither,
   * such as another crawler, leaves a rest as it is, and the search goes on where it was.
   */
  update(update: LintUpdate): void {
    const isSameState = update.state === this.#state;
    this.#state = update.state;
    this.#session.update(update);
    this.#post({ kind: 'accepted', version: update.version });
    if (isSameState && this.#rest !== undefined) return;
    this.#report = null;
    clearTimeout(this.#rest);
    const rest = isSameState || update.open !== undefined ? 0 : TYPING_REST;
    this.#rest = setTimeout(() => this.#startReport(), rest);
  }

  #startReport(): void {
    this.#rest = undefined;
    this.#report = this.#session.report();
    this.#begin();
  }

  /** Takes a request. It is answered for the present state, or a newer one where that comes before its turn. */
  accept(request: LintRequest): void {
    this.#pending.push({ id: request.id, steps: this.#session.answer(request) });
    this.#begin();
  }

  #begin(): void {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    this.#nextTurn(() => this.#work());
  }

  #work(): void {
    const start = performance.now();
    do {
      if (!this.#doPiece()) {
        this.#isAtWork = false;
        return;
      }
    } while (performance.now() - start < STRETCH);
    if (performance.now() - this.#lastPosted > HEARTBEAT) this.#post({ kind: 'working' });
    this.#nextTurn(() => this.#work());
  }

  /** Does one piece of the foremost work; false where there is none. */
  #doPiece(): boolean {
    const [next] = this.#pending;
    if (next !== undefined) {
      this.#goOnAnswering(next);
      return true;
    }
    if (this.#report === null) return false;
    const step = this.#report.next();
    if (step.done === true) {
      this.#report = null;
      this.#post({ kind: 'report', report: step.value });
    }
    return true;
  }

  #goOnAnswering({ id, steps }: PendingRequest): void {
    try {
      const step = steps.next();
      if (step.done !== true) return;
      this.#pending.shift();
      this.#post({ kind: 'reply', id, reply: step.value });
    } catch {
      // A bug in a fix or a rule: whoever asked is told, everybody else gets their answers.
      this.#pending.shift();
      this.#post({ kind: 'failed', id });
    }
  }
}
