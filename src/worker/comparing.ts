import type { Comparison } from './comparison';
import type { Session } from './session';

/** Rest after a report before other readers are compared, in milliseconds: whoever types fast never waits for them. */
const REST = 40;

/** Compares other readers once a report was given, in pieces between which a change can come. */
export class Comparing {
  readonly #session: Session;
  readonly #onComparison: (comparison: Comparison) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, onComparison: (comparison: Comparison) => void) {
    this.#session = session;
    this.#onComparison = onComparison;
  }

  /** Begins anew with the session's present state. */
  restart(): void {
    this.stop();
    const steps = this.#session.compare();
    this.#timer = setTimeout(() => this.#go(steps), REST);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(steps: ReturnType<Session['compare']>): void {
    const step = steps.next();
    if (step.done !== true) this.#timer = setTimeout(() => this.#go(steps));
    else if (step.value !== null) this.#onComparison(step.value);
  }
}
