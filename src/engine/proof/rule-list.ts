import type { Dialect } from '../dialects/dialect';
import { compileGlob, type Glob, globMatches } from '../match/glob';
import type { RankedPattern } from '../match/ranked-rules';
import type { Rule } from '../parse';
import { GAP, gapWordsOf } from './gap-word';
import { OverlapIndex } from './overlap-index';
import { PathForms } from './path-forms';
import {
  addTo,
  countKeys,
  extendHash,
  extendKey,
  hashOf,
  LONGEST_KEY,
  rarestKey,
  SLOTS,
  slotOf,
} from './pattern-keys';
import { Work } from './work';

/** One pattern of a rule list. */
export interface Entry {
  /** Place in the order of precedence: of the patterns that match, the one with the lowest rank decides. */
  readonly rank: number;
  /** The rule; null for the path that the dialect always allows. */
  readonly rule: Rule | null;
  readonly pattern: string;
  readonly glob: Glob;
  /** True if it disallows what it decides. */
  readonly blocks: boolean;
  /** The gap words of all paths that it matches. */
  readonly shapes: readonly string[];
  /** The gap words of those that URLs can have. */
  readonly words: readonly string[];
}

/** The two strongest patterns, of different rules, that match a word. Null if there are no more. */
export type TopTwo = readonly [strongest: Entry | null, next: Entry | null];

/** Words longer than this are checked for keys that they contain more than once, in characters. */
const LONG_WORD = 200;
/** Number of patterns that are compared one by one, because finding them by texts would take longer. */
const FEW = 24;
const BY_BEGINNING = 1;
const BY_KEY = 2;
/** Work counted for a look-up apart from the characters compared. */
const WORK_PER_LOOKUP = 100;
/** Work counted for each character of a new pattern. */
const WORK_PER_ENTRY = 5;

/**
 * The rules that a crawler follows, ready to be asked which of them decides a path or a gap word. Rules can be removed,
 * to see what changes without them.
 */
export class RuleList {
  readonly entries: Entry[] = [];
  readonly paths: PathForms;
  /** Patterns by rule, in order of precedence. */
  readonly entriesOf = new Map<Rule, Entry[]>();
  readonly work: Work;
  readonly #keys = new Set<string>();
  readonly #removed = new Set<Rule>();
  readonly #tops = new Map<Entry, readonly TopTwo[]>();
  /** Patterns without a star before their end, by the hash of the text with which each of their paths begins. */
  readonly #byBeginning = new Map<number, Entry[]>();
  /** Other patterns by a text of up to four characters that each of their paths contains, in order of precedence. */
  readonly #byKey = new Map<number, Entry[]>();
  /**
   * By slot of a hash or key: bits of the indexes that may have it. Most texts of a word are in none, which is quicker
   * to see here. Null if all patterns are always compared.
   */
  #isIndexed: Uint8Array | null = null;
  /** Patterns that are always compared: those without any text, which match everything, or a few. */
  readonly #withoutKey: Entry[] = [];
  /** The lists found by the last look-up. Reused, because millions of look-ups are made. */
  readonly #candidates: (readonly Entry[])[] = [];
  readonly #allowing: OverlapIndex;
  readonly #blocking: OverlapIndex;

  private constructor(dialect: Dialect, work: Work) {
    this.paths = new PathForms(dialect);
    this.work = work;
    this.#allowing = new OverlapIndex(work);
    this.#blocking = new OverlapIndex(work);
  }

  /**
   * Makes a list. Pauses after each slice of work.
   * @param ranked in order of precedence, see `rankRules`.
   * @param work shared by lists that are examined together, so that they pause as one.
   */
  static *of(
    dialect: Dialect,
    ranked: readonly RankedPattern[],
    work = new Work(),
  ): Generator<void, RuleList> {
    const list = new RuleList(dialect, work);
    const { alwaysAllowed } = dialect.precedence;
    if (alwaysAllowed !== null) list.#add(null, `${alwaysAllowed}$`, compileGlob(`${alwaysAllowed}$`), false);
    for (const { rule, pattern, glob, outcome } of ranked) {
      list.#add(rule, pattern, glob, outcome === 'disallowed');
      if (list.isDue) yield;
    }
    yield* list.#index();
    return list;
  }

  /** True once enough work has been done since the last time that the caller should pause. */
  get isDue(): boolean {
    return this.work.isDue;
  }

  /** Makes `has` know all patterns. Pauses after each slice of work. */
  *prepareHas(): Generator<void, void> {
    for (let at = this.#keys.size === 0 ? 0 : this.entries.length; at < this.entries.length; at++) {
      const entry = this.entries[at] as Entry;
      this.#keys.add(keyOf(entry));
      this.work.count += WORK_PER_LOOKUP + entry.pattern.length;
      if (this.isDue) yield;
    }
  }

  /** Returns whether the list has a pattern with the same outcome and text, after `prepareHas`. Removals don't count. */
  has(entry: Pick<Entry, 'blocks' | 'pattern'>): boolean {
    return this.#keys.has(keyOf(entry));
  }

  /** Leaves a rule out of all later answers. */
  remove(rule: Rule): void {
    this.#removed.add(rule);
  }

  /** Takes back all removals. */
  restore(): void {
    this.#removed.clear();
    this.#tops.clear();
  }

  isRemoved({ rule }: Entry): boolean {
    return rule !== null && this.#removed.has(rule);
  }

  /** Returns whether the word is disallowed. */
  blocks(word: string): boolean {
    return this.strongest(word)?.blocks === true;
  }

  /** Returns the pattern that decides the word; null if none matches. */
  strongest(word: string): Entry | null {
    let best: Entry | null = null;
    for (const entries of this.#candidatesFor(word)) {
      for (const entry of entries) {
        if (best !== null && entry.rank > best.rank) break;
        if (this.#matches(entry, word)) best = entry;
      }
    }
    return best;
  }

  /** Returns the pattern that decides the word, and the one that would without the first one's rule. */
  topTwo(word: string): TopTwo {
    let first: Entry | null = null;
    let second: Entry | null = null;
    for (const entries of this.#candidatesFor(word)) {
      for (const entry of entries) {
        if (second !== null && entry.rank > second.rank) break;
        if (entry === first || entry === second || !this.#matches(entry, word)) continue;
        if (first === null || entry.rank < first.rank) {
          if (first !== null && first.rule !== entry.rule) second = first;
          first = entry;
        } else if (entry.rule !== first.rule) second = entry;
      }
    }
    return [first, second];
  }

  /** Returns `topTwo` of each word of an entry. Kept, because it is asked for again by each rule that overlaps. */
  topTwoOf(entry: Entry): readonly TopTwo[] {
    const kept = this.#tops.get(entry);
    if (kept?.every((two) => !two.some((one) => one !== null && this.isRemoved(one)))) return kept;
    const tops = entry.words.map((word) => this.topTwo(word));
    this.#tops.set(entry, tops);
    return tops;
  }

  /** Returns whether an entry decides no path even if the given rule were removed. */
  isDeadWithout(entry: Entry, rule: Rule): boolean {
    return this.topTwoOf(entry).every(([first, second]) => {
      const winner = first?.rule === rule ? second : first;
      return winner !== null && winner.rank < entry.rank;
    });
  }

  /** Makes `overlapping` find patterns with this outcome faster. Pauses after each slice of work. */
  prepareOverlapping(blocks: boolean): Generator<void, void> {
    return (blocks ? this.#blocking : this.#allowing).prepare();
  }

  /**
   * Returns the patterns with the given outcome and a rank between the two, both excluded, in order. May leave out those that don't overlap with
   * the word.
   */
  overlapping(word: string, above: number, below: number, blocks: boolean): readonly Entry[] {
    return (blocks ? this.#blocking : this.#allowing).find(word, above, below);
  }

  #matches(entry: Entry, word: string): boolean {
    return !this.isRemoved(entry) && globMatches(entry.glob, word, this.work);
  }

  /** Returns lists of patterns that include all that match the word. A pattern may be there twice. */
  #candidatesFor(word: string): readonly (readonly Entry[])[] {
    const found = this.#candidates;
    found.length = 0;
    if (this.#withoutKey.length > 0) found.push(this.#withoutKey);
    this.work.count += WORK_PER_LOOKUP + LONGEST_KEY * word.length;
    const isIndexed = this.#isIndexed;
    if (isIndexed === null) return found;
    let hash = 0;
    for (let at = 0; at < word.length && word[at] !== GAP; at++) {
      hash = extendHash(hash, word.charCodeAt(at));
      if (((isIndexed[slotOf(hash)] as number) & BY_BEGINNING) === 0) continue;
      const entries = this.#byBeginning.get(hash);
      if (entries !== undefined) found.push(entries);
    }
    if (this.#byKey.size === 0) return found;
    // A long word may contain a key thousands of times.
    const seen = word.length > LONG_WORD ? new Set<number>() : null;
    for (let from = 0; from < word.length; from++) {
      let key = 0;
      const end = Math.min(word.length, from + LONGEST_KEY);
      for (let at = from; at < end; at++) {
        key = extendKey(key, word.charCodeAt(at));
        if (((isIndexed[slotOf(key)] as number) & BY_KEY) === 0) continue;
        const entries = this.#byKey.get(key);
        if (entries === undefined || seen?.has(key) === true) continue;
        found.push(entries);
        seen?.add(key);
      }
    }
    return found;
  }

  #add(rule: Rule | null, pattern: string, glob: Glob, blocks: boolean): void {
    const shapes = gapWordsOf(glob);
    const words = shapes.every((shape) => this.paths.isPossible(shape))
      ? shapes
      : shapes.flatMap((shape) => [...this.paths.possibleOf(shape)]);
    const entry = { rank: this.entries.length, rule, pattern, glob, blocks, shapes, words };
    this.entries.push(entry);
    (blocks ? this.#blocking : this.#allowing).add(entry);
    if (rule !== null) addTo(this.entriesOf, rule, entry);
    this.work.count += WORK_PER_ENTRY * (WORK_PER_LOOKUP + pattern.length);
  }

  *#index(): Generator<void, void> {
    if (this.entries.length <= FEW) {
      this.#withoutKey.push(...this.entries.filter(({ words }) => words.length > 0));
      return;
    }
    const isIndexed = new Uint8Array(SLOTS);
    this.#isIndexed = isIndexed;
    // Keys that share a slot are counted together, which only makes some look less rare than they are.
    const counts = new Uint32Array(SLOTS);
    const withStar: Entry[] = [];
    for (const entry of this.entries) {
      const { words, pattern, glob } = entry;
      const [beginning = '', ...rest] = glob.pieces;
      if (words.length === 0) continue;
      if (rest.length > 0) {
        withStar.push(entry);
        countKeys(glob.pieces, counts);
      } else if (beginning === '') this.#withoutKey.push(entry);
      else {
        const hash = hashOf(beginning);
        addTo(this.#byBeginning, hash, entry);
        isIndexed[slotOf(hash)] = BY_BEGINNING;
      }
      this.work.count += WORK_PER_ENTRY * pattern.length;
      if (this.isDue) yield;
    }
    for (const entry of withStar) {
      const key = rarestKey(entry.glob.pieces, counts);
      addTo(this.#byKey, key, entry);
      isIndexed[slotOf(key)] = (isIndexed[slotOf(key)] as number) | BY_KEY;
      this.work.count += WORK_PER_ENTRY * entry.pattern.length;
      if (this.isDue) yield;
    }
  }
}

/** Returns whether two gap words may describe the same path, by their beginnings alone. */
export function mayOverlap(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] !== GAP && one[at] === other[at]) at++;
  return one[at] === GAP || other[at] === GAP || (at === one.length && at === other.length);
}

function keyOf({ blocks, pattern }: Pick<Entry, 'blocks' | 'pattern'>): string {
  return `${blocks} ${pattern}`;
}
