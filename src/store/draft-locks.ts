const LOCK_PREFIX = 'robots-txt-tester.draft.';

/** Ends the hold on a lock; settles once others can have it. */
type Release = () => Promise<void>;

/**
 * The locks by which tabs keep their hands off each other's drafts. They end with the tab, also when it crashes. Without the Locks API every draft
 * is free.
 */
export class DraftLocks {
  readonly #held = new Map<string, Promise<Release | null>>();
  /** Settles when nothing is being released any more. */
  #released: Promise<unknown> = Promise.resolve();

  /** Holds the lock of a draft, if it is not held already; false where another tab holds it. */
  async hold(id: string): Promise<boolean> {
    const held = this.#held.get(id) ?? this.#released.then(() => claim(id));
    this.#held.set(id, held);
    const isHeld = (await held) !== null;
    if (!isHeld && this.#held.get(id) === held) this.#held.delete(id);
    return isHeld;
  }

  /** Lets other tabs have the draft. */
  release(id: string): void {
    const held = this.#held.get(id);
    this.#held.delete(id);
    this.#released = Promise.all([this.#released, held?.then((release) => release?.())]);
  }

  /** True while this tab holds the draft or is about to. */
  isHeld(id: string): boolean {
    return this.#held.has(id);
  }

  /** Ids of the drafts that other tabs hold. */
  async heldElsewhere(): Promise<ReadonlySet<string>> {
    if (!('locks' in navigator)) return new Set();
    const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
    const ids = held.flatMap(({ name = '' }) =>
      name.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [],
    );
    return new Set(ids.filter((id) => !this.isHeld(id)));
  }
}

function claim(id: string): Promise<Release | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => Promise.resolve());
  return new Promise((resolve) => {
    const ended: Promise<unknown> = navigator.locks.request(
      LOCK_PREFIX + id,
      { ifAvailable: true },
      (lock) =>
        new Promise<void>((end) => {
          if (lock === null) {
            end();
            return resolve(null);
          }
          resolve(async () => {
            end();
            await ended;
          });
        }),
    );
    // Refused altogether, as in a frame without an origin: then nobody else has one either.
    ended.catch(() => resolve(() => Promise.resolve()));
  });
}
