const WINDOW = 10_000;
const RESTARTS = 2;

/**
 * Whether a worker that died may be started again: not more than twice within ten seconds, for a text that kills it would kill it for ever.
 * Times in milliseconds, handed in.
 */
export class RestartLimit {
  #restarts: number[] = [];

  /** Counts a restart at `now` and says whether it may happen. */
  allows(now: number): boolean {
    this.#restarts = this.#restarts.filter((at) => now - at < WINDOW);
    if (this.#restarts.length >= RESTARTS) return false;
    this.#restarts.push(now);
    return true;
  }

  reset(): void {
    this.#restarts = [];
  }
}
