const WINDOW = 10_000;
const RESTARTS = 2;

/**
 * Whether a worker that died may be started again: not more than twice within ten seconds, nor more than twice without an answer in between,
 * for a text that kills it would kill it for ever (a text on which it never ends takes longer than ten seconds). Times in milliseconds.
 */
export class RestartLimit {
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
