import type { LintedFile } from '../../lint/fixes';

/** Maximum UTF-16 units of all texts kept. The newest is always kept. */
const LARGEST = 4_000_000;
const MOST = 8;

/**
 * The states (`LintUpdate.state`) of the last reports. The page may send requests about a state that it
 * showed before a newer report arrived.
 */
export class SeenVersions {
  #seen: { readonly state: number; readonly linted: LintedFile }[] = [];

  add(state: number, linted: LintedFile): void {
    this.#seen = [{ state, linted }, ...this.#seen.filter((known) => known.state !== state)];
    let size = 0;
    this.#seen = this.#seen.filter((known, age) => {
      size += known.linted.text.length;
      return age === 0 || (age < MOST && size <= LARGEST);
    });
  }

  /** Returns the file of a state; null if it is no longer stored. */
  get(state: number): LintedFile | null {
    return this.#seen.find((known) => known.state === state)?.linted ?? null;
  }
}
