import type { Comparison } from './comparison';
import type { Session } from './session';

/** Rest after a report before other readers are compared, in milliseconds: while somebody types, and where only the question changed. */
const REST = { typing: 40, questionOnly: 10 } as const;

/** For so long (milliseconds) pieces are done one after another before a change can come between: a fraction of a frame. */
const STRETCH = 4;

/** Compares other readers once a report was given, in pieces between which a change can come. */
export class Comparing {
  readonly #session: Session;
  readonly #onComparison: (comparison: Comparison) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, onComparison: (comparison: Comparison) => void) {
    this.#session = session;
    this.#onComparison = onComparison;
  }

  /** Begins anew with the session's present state, after what was done to it. */
  restart(change: keyof typeof REST): void {
    this.stop();
    const steps = this.#session.compare();
    this.#timer = setTimeout(() => this.#go(steps), REST[change]);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(steps: ReturnType<Session['compare']>): void {
    const start = performance.now();
    let step = steps.next();
    while (step.done !== true && performance.now() - start < STRETCH) step = steps.next();
    if (step.done !== true) this.#timer = setTimeout(() => this.#go(steps));
    else if (step.value !== null) this.#onComparison(step.value);
  }
}
