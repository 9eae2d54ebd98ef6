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
  readonly #takenUntil = new Map<string, number>();

  constructor({ burst, perMinute }: Rate) {
    this.#turn = 60_000 / perMinute;
    this.#burst = burst * this.#turn;
  }

  /** Takes one turn at `now` (milliseconds); 0 where there is one, else the whole seconds until there is one. */
  take(key: string, now: number): number {
    // Nobody waits for longer than a burst takes, though the clock went back.
    const known = Math.min(this.#takenUntil.get(key) ?? now, now + this.#burst);
    const until = Math.max(known, now) + this.#turn;
    const tooFar = until - now - this.#burst;
    this.#takenUntil.delete(key);
    this.#takenUntil.set(key, tooFar > 0 ? known : until);
    if (this.#takenUntil.size > MOST_KEYS) this.#forgetOne();
    return tooFar > 0 ? Math.ceil(tooFar / 1_000) : 0;
  }

  #forgetOne(): void {
    const [first] = this.#takenUntil.keys();
    if (first !== undefined) this.#takenUntil.delete(first);
  }
}
