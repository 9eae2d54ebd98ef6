/** Maximum number of requests within `SECOND` (ms). */
const REQUESTS = 20;
const SECOND = 1_000;

/** Limits requests to 20 within any 1,000 ms. */
export class RequestAllowance {
  readonly #now: () => number;
  /** Times of the last 20 accepted requests, oldest first. */
  readonly #times: number[] = [];

  /** `now` is a monotonic clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns true and counts the request if it is within the limit. */
  consume(): boolean {
    const now = this.#now();
    const [oldest] = this.#times;
    if (this.#times.length === REQUESTS && oldest !== undefined && now - oldest < SECOND) return false;
    if (this.#times.length === REQUESTS) this.#times.shift();
    this.#times.push(now);
    return true;
  }
}
