import { beginningOf } from './gap-word';
import { addTo, extendHash, hashOf } from './pattern-keys';
import type { Entry } from './rule-list';
import { sortInSlices } from './sort-in-slices';
import type { Work } from './work';

/** Number of patterns that are returned without looking for those that overlap: comparing so many is quicker. */
const FEW = 1_000;
/** Work counted for a look-up and for each pattern returned. */
const WORK_PER_LOOKUP = 100;
const WORK_PER_FOUND = 10;

/** A text that all paths of a pattern, or of one of its words, begin with. */
interface Beginning {
  readonly text: string;
  readonly entry: Entry;
}

/** Patterns by the texts that their paths begin with, to find those that may share paths with a gap word. */
export class OverlapIndex {
  readonly #entries: Entry[] = [];
  readonly #work: Work;
  /** Those that describe more than one path, by the hash of their beginning. */
  readonly #byHash = new Map<number, Beginning[]>();
  /** All, by their beginning. Null until `prepare` has run. */
  #sorted: readonly Beginning[] | null = null;

  constructor(work: Work) {
    this.#work = work;
  }

  /** Adds a pattern that is weaker than all others. */
  add(entry: Entry): void {
    this.#entries.push(entry);
  }

  /** Makes the index, unless the patterns are few. Pauses after each slice of work. */
  *prepare(): Generator<void, void> {
    if (this.#sorted !== null || this.#entries.length <= FEW) return;
    const all: Beginning[] = [];
    for (const entry of this.#entries) {
      for (const shape of entry.shapes) {
        const one = { text: beginningOf(shape), entry };
        all.push(one);
        if (one.text !== shape) addTo(this.#byHash, hashOf(one.text), one);
        this.#work.count += WORK_PER_LOOKUP + shape.length;
      }
      if (this.#work.isDue) yield;
    }
    this.#sorted = yield* sortInSlices(all, byText, this.#work);
  }

  /**
   * Returns the patterns with a rank between the two, both excluded, in order. After `prepare`, leaves out those that don't overlap with the word
   * by their beginning, unless these are few.
   */
  find(word: string, above: number, below: number): readonly Entry[] {
    const from = firstAfter(this.#entries, above);
    const to = firstAfter(this.#entries, below - 1);
    const found =
      this.#sorted === null || to - from <= FEW
        ? null
        : this.#withBeginning(word, this.#sorted, (to - from) >> 2);
    this.#work.count += WORK_PER_LOOKUP + WORK_PER_FOUND * (found?.size ?? to - from);
    // Putting many into order would take longer than comparing all.
    if (found === null) return this.#entries.slice(from, to);
    return [...found].filter(({ rank }) => rank > above && rank < below).sort((a, b) => a.rank - b.rank);
  }

  /** Returns the patterns whose beginning begins like the word, or the other way round. Null if there are more than `most`. */
  #withBeginning(word: string, sorted: readonly Beginning[], most: number): ReadonlySet<Entry> | null {
    const beginning = beginningOf(word);
    const isOpen = beginning.length < word.length;
    const found = new Set<Entry>();
    this.#work.count += beginning.length;
    let hash = 0;
    for (let length = 0; length <= beginning.length; length++) {
      if (length > 0) hash = extendHash(hash, beginning.charCodeAt(length - 1));
      for (const { text, entry } of this.#byHash.get(hash) ?? [])
        if (text.length === length && beginning.startsWith(text)) found.add(entry);
      if (found.size > most) return null;
    }
    for (let at = firstFrom(sorted, beginning); at < sorted.length; at++) {
      const { text, entry } = sorted[at] as Beginning;
      if (isOpen ? !text.startsWith(beginning) : text !== beginning) break;
      found.add(entry);
      if (found.size > most) return null;
    }
    return found;
  }
}

function byText(a: Beginning, b: Beginning): number {
  return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
}

/** Returns the index of the first entry whose rank is greater than the given one. */
function firstAfter(entries: readonly Entry[], rank: number): number {
  return firstWhere(entries, (entry) => entry.rank > rank);
}

/** Returns the index of the first beginning that isn't before the given text. */
function firstFrom(sorted: readonly Beginning[], text: string): number {
  return firstWhere(sorted, (one) => one.text >= text);
}

/** Returns the index of the first item for which `holds`, if it holds for all after it. */
function firstWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
