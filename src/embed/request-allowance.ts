/** At most so many requests are worked on in any second. */
const REQUESTS = 20;
const SECOND = 1_000;

/** Counts requests: at most 20 within any 1,000 ms are let through. */
export class RequestAllowance {
  readonly #now: () => number;
  /** When the last 20 were let through, oldest first. */
  readonly #times: number[] = [];

  /** `now` is a clock in milliseconds that never goes back. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** True where one more request may be worked on; it is counted then. */
  consume(): boolean {
    const now = this.#now();
    const [oldest] = this.#times;
    if (this.#times.length === REQUESTS && oldest !== undefined && now - oldest < SECOND) return false;
    if (this.#times.length === REQUESTS) this.#times.shift();
    this.#times.push(now);
    return true;
  }
}
