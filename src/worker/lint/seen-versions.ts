import type { LintedFile } from './linted-file';

/** UTF-16 units of all texts that are kept; the newest is kept whatever its size. */
const LARGEST = 4_000_000;
const MOST = 8;

/** The states (`LintUpdate.state`) that the page was told of last: it may ask about what it showed before a newer report arrived. */
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

  /** What was found in a state; null where that is forgotten. */
  get(state: number): LintedFile | null {
    return this.#seen.find((known) => known.state === state)?.linted ?? null;
  }
}
