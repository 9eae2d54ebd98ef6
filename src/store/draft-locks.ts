/** Prefix of the locks' names; followed by the draft's id. */
export const LOCK_PREFIX = 'robots-txt-tester.draft.';

/** Releases a lock; settles once other tabs can take it. */
type Release = () => Promise<void>;

/**
 * Locks that prevent tabs from using each other's drafts. They end with the tab, even if it crashes. Without the Locks API, every draft is free.
 */
export class DraftLocks {
  readonly #held = new Map<string, Promise<Release | null>>();
  /** Settles when no release is pending. */
  #released: Promise<unknown> = Promise.resolve();

  /** Takes the lock of a draft unless this tab has it already; false if another tab has it. */
  async hold(id: string): Promise<boolean> {
    const held = this.#held.get(id) ?? this.#released.then(() => claim(id));
    this.#held.set(id, held);
    const isHeld = (await held) !== null;
    if (!isHeld && this.#held.get(id) === held) this.#held.delete(id);
    return isHeld;
  }

  /** Releases the draft for other tabs. */
  release(id: string): void {
    const held = this.#held.get(id);
    this.#held.delete(id);
    this.#released = Promise.all([this.#released, held?.then((release) => release?.())]);
  }

  /** True while this tab has the draft's lock or is taking it. */
  isHeld(id: string): boolean {
    return this.#held.has(id);
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
    // The browser refuses all locks, as in a frame without an origin. Then no other tab has one either.
    ended.catch(() => resolve(() => Promise.resolve()));
  });
}
