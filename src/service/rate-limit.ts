/** A rate: up to `burst` turns without waiting, and `perMinute` turns on average. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/** Maximum number of remembered keys. Beyond that, the least recently used one is forgotten. */
const MOST_KEYS = 10_000;

/** Limits the rate per key. Each turn takes its share of a minute; up to `burst` turns may be taken in advance. */
export class RateLimit {
  /** Milliseconds per turn. */
  readonly #turn: number;
  readonly #burst: number;
  /** For each key, the time in milliseconds up to which its turns are used. Least recently used first. */
  readonly #reservedUntil = new Map<string, number>();

  constructor({ burst, perMinute }: Rate) {
    this.#turn = 60_000 / perMinute;
    this.#burst = burst * this.#turn;
  }

  /** Returns the seconds until the next turn at `now` (ms), rounded up; 0 if one is available. Takes no turn. */
  wait(key: string, now: number): number {
    const until = this.#reservedUntil.get(key);
    if (until === undefined) return 0;
    // Limits the wait to the length of a burst, even if the clock went backwards.
    const known = Math.min(until, now + this.#burst);
    this.#remember(key, known);
    const tooFar = Math.max(known, now) + this.#turn - now - this.#burst;
    return tooFar > 0 ? Math.ceil(tooFar / 1_000) : 0;
  }

  /** Takes one turn at `now` (ms) and returns 0; if none is available, returns the seconds until the next one, rounded up. */
  acquire(key: string, now: number): number {
    const wait = this.wait(key, now);
    if (wait === 0) this.#remember(key, Math.max(this.#reservedUntil.get(key) ?? now, now) + this.#turn);
    return wait;
  }

  /** Stores the time for a key and marks it as the most recently used. */
  #remember(key: string, until: number): void {
    this.#reservedUntil.delete(key);
    this.#reservedUntil.set(key, until);
    if (this.#reservedUntil.size > MOST_KEYS) this.#forgetOne();
  }

  #forgetOne(): void {
    const [first] = this.#reservedUntil.keys();
    if (first !== undefined) this.#reservedUntil.delete(first);
  }
}
