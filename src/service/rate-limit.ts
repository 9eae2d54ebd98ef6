/** How often something may happen: `burst` times at once, and `perMinute` times in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/** Keys that are remembered. Beyond that the one that was quiet for longest is forgotten. */
const MOST_KEYS = 10_000;

/** Limits by key how often something happens. Each turn takes its part of a minute; what was taken ahead may be worth `burst` turns. */
export class RateLimit {
  /** Milliseconds that one turn takes. */
  readonly #turn: number;
  readonly #burst: number;
  /** Until when a key has taken its turns, in milliseconds; the one that was quiet for longest is the first. */
  readonly #reservedUntil = new Map<string, number>();

  constructor({ burst, perMinute }: Rate) {
    this.#turn = 60_000 / perMinute;
    this.#burst = burst * this.#turn;
  }

  /** Whole seconds until there is a turn at `now` (milliseconds); 0 where there is one. Takes none. */
  wait(key: string, now: number): number {
    const until = this.#reservedUntil.get(key);
    if (until === undefined) return 0;
    // No one waits for longer than a burst takes, though the clock went back.
    const known = Math.min(until, now + this.#burst);
    this.#remember(key, known);
    const tooFar = Math.max(known, now) + this.#turn - now - this.#burst;
    return tooFar > 0 ? Math.ceil(tooFar / 1_000) : 0;
  }

  /** Takes one turn at `now` (milliseconds); 0 where there is one, else the whole seconds until there is one. */
  acquire(key: string, now: number): number {
    const wait = this.wait(key, now);
    if (wait === 0) this.#remember(key, Math.max(this.#reservedUntil.get(key) ?? now, now) + this.#turn);
    return wait;
  }

  /** Keeps until when a key has taken its turns, as the one that was in use last. */
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
