import type { Comparison } from './comparison';
import type { TesterSession } from './tester-session';

/**
 * Delay in ms between a report and the comparison of other dialects: while typing, and if only the question
 * has changed.
 */
const REST = { typing: 40, questionOnly: 10 } as const;

/** Milliseconds of uninterrupted work, a fraction of a frame. Changes are handled after it. */
const STRETCH = 4;

/** Compares other dialects and crawlers after a report, in pieces. Changes are handled in between. */
export class Comparing {
  readonly #session: TesterSession;
  readonly #onComparison: (comparison: Comparison) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: TesterSession, onComparison: (comparison: Comparison) => void) {
    this.#session = session;
    this.#onComparison = onComparison;
  }

  /** Restarts with the session's current state after a change. */
  restart(change: keyof typeof REST): void {
    this.stop();
    const steps = this.#session.compare();
    this.#timer = setTimeout(() => this.#go(steps), REST[change]);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(steps: ReturnType<TesterSession['compare']>): void {
    const start = performance.now();
    let step = steps.next();
    while (step.done !== true && performance.now() - start < STRETCH) step = steps.next();
    if (step.done !== true) this.#timer = setTimeout(() => this.#go(steps));
    else if (step.value !== null) this.#onComparison(step.value);
  }
}
