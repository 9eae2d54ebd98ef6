import type { Dialect } from '../dialects/dialect';
import { compileGlob, type Glob, globMatches } from '../match/glob';
import type { RankedPattern } from '../match/ranked-rules';
import type { Rule } from '../parse';
import { beginningOf, gapWordsOf } from './gap-word';
import { PathForms } from './path-forms';

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

/** Length of the texts by which patterns that begin with a star are found, in characters. */
const LONGEST_KEY = 4;
/** A first piece of at least this many characters is a better key than a text inside. */
const LONG_BEGINNING = 3;
/** Work after which `isDue` is true again, about 1 ms: a number of compared characters. */
const WORK_PER_SLICE = 100_000;
/** Work counted for a look-up apart from the characters compared. */
const WORK_PER_LOOKUP = 100;

/**
 * The rules that a crawler follows, ready to be asked which of them decides a path or a gap word. Rules can be removed,
 * to see what changes without them.
 */
export class RuleList {
  readonly entries: readonly Entry[];
  readonly paths: PathForms;
  /** Patterns by rule, in order of precedence. */
  readonly entriesOf: ReadonlyMap<Rule, readonly Entry[]>;
  /** An upper bound of the characters compared so far. */
  readonly work = { count: 0 };
  #nextSlice = WORK_PER_SLICE;
  readonly #removed = new Set<Rule>();
  readonly #tops = new Map<Entry, readonly TopTwo[]>();
  /** Patterns by the text that their paths begin with, in order of precedence. */
  readonly #byBeginning = new Map<string, Entry[]>();
  /** The same for patterns with a short beginning, by a text that their paths contain. */
  readonly #byKey = new Map<string, Entry[]>();
  readonly #beginningLengths: readonly number[];
  readonly #keyLengths: readonly number[];
  readonly #allowing: readonly Entry[];
  readonly #blocking: readonly Entry[];

  /** @param ranked in order of precedence, see `rankRules`. */
  constructor(dialect: Dialect, ranked: readonly RankedPattern[]) {
    this.paths = new PathForms(dialect);
    const { alwaysAllowed } = dialect.precedence;
    const always =
      alwaysAllowed === null ? [] : [{ rule: null, pattern: `${alwaysAllowed}$`, outcome: 'allowed' }];
    this.entries = [...always, ...ranked].map(({ rule, pattern, outcome }, rank) => {
      const glob = compileGlob(pattern);
      const shapes = gapWordsOf(glob);
      const words = shapes.flatMap((shape) => [...this.paths.possibleOf(shape)]);
      return { rank, rule, pattern, glob, blocks: outcome === 'disallowed', shapes, words };
    });
    const entriesOf = new Map<Rule, Entry[]>();
    for (const entry of this.entries) if (entry.rule !== null) add(entriesOf, entry.rule, entry);
    this.entriesOf = entriesOf;
    this.#allowing = this.entries.filter(({ blocks }) => !blocks);
    this.#blocking = this.entries.filter(({ blocks }) => blocks);
    this.#index();
    this.#beginningLengths = lengthsOf(this.#byBeginning);
    this.#keyLengths = lengthsOf(this.#byKey);
  }

  /** True once enough work has been done since the last time that the caller should pause. */
  get isDue(): boolean {
    if (this.work.count < this.#nextSlice) return false;
    this.#nextSlice = this.work.count + WORK_PER_SLICE;
    return true;
  }

  /** Leaves a rule out of all later answers. */
  remove(rule: Rule): void {
    this.#removed.add(rule);
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
    for (const entries of this.#candidates(word)) {
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
    for (const entries of this.#candidates(word)) {
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

  /** Returns the patterns with the given outcome and a rank between the two, both excluded, in order. */
  between(above: number, below: number, blocks: boolean): readonly Entry[] {
    const entries = blocks ? this.#blocking : this.#allowing;
    return entries.slice(firstAfter(entries, above), firstAfter(entries, below - 1));
  }

  #matches(entry: Entry, word: string): boolean {
    return !this.isRemoved(entry) && globMatches(entry.glob, word, this.work);
  }

  /** Yields lists of patterns that include all that match the word. A pattern may be in several. */
  *#candidates(word: string): Generator<readonly Entry[], void> {
    this.work.count += WORK_PER_LOOKUP;
    for (const length of this.#beginningLengths) {
      if (length > word.length) break;
      const entries = this.#byBeginning.get(word.slice(0, length));
      if (entries !== undefined) yield entries;
    }
    for (const length of this.#keyLengths) {
      this.work.count += word.length;
      for (let at = 0; at + length <= word.length; at++) {
        const entries = this.#byKey.get(word.slice(at, at + length));
        if (entries !== undefined) yield entries;
      }
    }
  }

  #index(): void {
    const inside = this.entries.filter(hasKeyInside);
    const counts = new Map<string, number>();
    for (const entry of inside) {
      for (const key of new Set(keysIn(entry.glob))) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const entry of this.entries) {
      if (entry.words.length === 0) continue;
      if (hasKeyInside(entry)) add(this.#byKey, rarest(keysIn(entry.glob), counts), entry);
      else add(this.#byBeginning, entry.glob.pieces[0] as string, entry);
    }
  }
}

/** Returns whether two gap words may describe the same path, by their beginnings alone. */
export function mayOverlap(one: string, other: string): boolean {
  const a = beginningOf(one);
  const b = beginningOf(other);
  if (a.length > b.length) return a.startsWith(b) && b.length < other.length;
  return b.startsWith(a) && (a.length < one.length || a.length === b.length);
}

function hasKeyInside({ glob: { pieces } }: Entry): boolean {
  return pieces.length > 1 && (pieces[0] as string).length < LONG_BEGINNING;
}

/** Returns the texts of the pieces after the first star, as long as keys get. */
function keysIn({ pieces }: Glob): readonly string[] {
  return pieces.slice(1).flatMap((piece) => {
    const length = Math.min(piece.length, LONGEST_KEY);
    return Array.from({ length: piece.length - length + 1 }, (_, at) => piece.slice(at, at + length));
  });
}

/** Returns the key that the fewest patterns contain; of equally rare ones the longest. */
function rarest(keys: readonly string[], counts: ReadonlyMap<string, number>): string {
  let best = keys[0] as string;
  for (const key of keys) {
    const difference = (counts.get(key) as number) - (counts.get(best) as number);
    if (difference < 0 || (difference === 0 && key.length > best.length)) best = key;
  }
  return best;
}

function add<Key>(index: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const entries = index.get(key);
  if (entries === undefined) index.set(key, [entry]);
  else entries.push(entry);
}

function lengthsOf(index: ReadonlyMap<string, unknown>): readonly number[] {
  return [...new Set([...index.keys()].map(({ length }) => length))].sort((a, b) => a - b);
}

/** Returns the index of the first entry whose rank is greater than the given one. */
function firstAfter(entries: readonly Entry[], rank: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle] as Entry).rank > rank) high = middle;
    else low = middle + 1;
  }
  return low;
}
