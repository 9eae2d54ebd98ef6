import type { Dialect } from '../dialects/dialect';
import { CrawlerRules } from '../match/crawler-rules';
import { globMatches } from '../match/glob';
import type { Crawler } from '../match/question';
import { NO_RULE } from '../match/rule-decider';
import type { Outcome } from '../match/verdict';
import type { RobotsTxt, Rule } from '../parse';
import { ANYWHERE, type ChangedPlace, changedPlace } from './changed-place';
import { isWorthMore, PathDecider, ruleListOf } from './examined-rules';
import { overlapOf } from './overlap';
import { type Entry, mayOverlap, type RuleList } from './rule-list';
import { asPath, type Shortest, shortestOf } from './shortest';

/** The decision on the paths of a part. `rule` is null if none matches. */
export interface PartDecision {
  readonly outcome: Outcome;
  readonly rule: Rule | null;
}

/** The paths that one rule decides before and another after, with different outcomes. */
export interface DifferentPart {
  readonly before: PartDecision;
  readonly after: PartDecision;
  /** One of the paths. */
  readonly path: string;
  /** Returns whether another path is known to be one of them. */
  has(path: string): boolean;
  /**
   * Describes the paths. Pauses after each slice of work.
   * @param isRough true for a place that all of the paths are in, without its exceptions.
   */
  place(isRough?: boolean): Generator<void, ChangedPlace>;
}

/** The changed verdicts of a crawler between two versions of a file. */
export interface Difference {
  /** True if every URL has the same verdict in both; null if that isn't known. */
  readonly equal: boolean | null;
  /** The shortest path with different verdicts; null if none is known. */
  readonly shortest: string | null;
  /** False if a shorter one may exist. */
  readonly isShortest: boolean;
  /** Returns the shortest path that is newly blocked, or newly allowed; null if none is known. A shorter one may exist. */
  shortestChange(blocks: boolean): string | null;
  /** Every path with different verdicts is in one of these parts, unless `isComplete` is false. */
  readonly parts: readonly DifferentPart[];
  readonly isComplete: boolean;
  /** Work that was needed, in compared characters. */
  readonly work: number;
  /** Rules of the second file that overlap with others in too many ways, which is why it isn't complete. */
  readonly unproven: readonly Rule[];
}

const EQUAL: Difference = {
  equal: true,
  shortest: null,
  isShortest: true,
  shortestChange: () => null,
  parts: [],
  isComplete: true,
  work: 0,
  unproven: [],
};
const UNKNOWN: Difference = { ...EQUAL, equal: null, isShortest: false, isComplete: false };

/**
 * Finds the paths for which a crawler's verdict differs between two files that the same dialect has parsed. Pauses
 * after each slice of work.
 *
 * It is enough to look at the words of rules that only one of the files has (of all rules if the first that matches
 * decides), and at what they share with the rules of the other type in the other file. See docs/proof.md for why.
 */
export function difference(
  before: RobotsTxt,
  after: RobotsTxt,
  crawler: Crawler,
): Generator<void, Difference> {
  return differenceOf(new CrawlerRules(before, crawler), new CrawlerRules(after, crawler));
}

/** The same for the rules that a crawler follows in the two files. */
export function* differenceOf(one: CrawlerRules, other: CrawlerRules): Generator<void, Difference> {
  if (one.decidesLike(other)) return EQUAL;
  // Where reading fails, all URLs have the same verdict.
  const parts = [one, other].map((rules) => ({ outcome: rules.decisionOf(NO_RULE).outcome, rule: null }));
  const [first, second] = parts as [PartDecision, PartDecision];
  if (first.outcome === 'undefined' || second.outcome === 'undefined') return wholeDifference(first, second);
  const list = yield* ruleListOf(one);
  const otherList = yield* ruleListOf(other);
  if (typeof list === 'string' || typeof otherList === 'string') return UNKNOWN;
  const found = new FoundParts(list, otherList);
  yield* searchBoth(found, list, otherList, one.robots.dialect);
  const engine = new PathDecider(one, found.parts.size);
  const otherEngine = new PathDecider(other, found.parts.size);
  return yield* found.difference(
    (path) => engine.outcomeFor(path, list.work) !== otherEngine.outcomeFor(path, list.work),
  );
}

/** Returns the difference of files of which at least one can't be read, so that no path is told apart. */
function wholeDifference(before: PartDecision, after: PartDecision): Difference {
  const path = '/';
  return {
    ...EQUAL,
    equal: false,
    shortest: path,
    shortestChange: (blocks) => (blocks === (after.outcome === 'disallowed') ? path : null),
    parts: [
      {
        ...{ before, after, path },
        has: (other) => other === path,
        *place() {
          yield;
          return ANYWHERE;
        },
      },
    ],
  };
}

/**
 * Returns whether two lists of the same dialect are proven to give every URL the same verdict. Stops at the first
 * difference. Pauses after each slice of work.
 */
export function* areEqual(list: RuleList, other: RuleList, dialect: Dialect): Generator<void, boolean> {
  const found = new FoundParts(list, other);
  for (const steps = searchBoth(found, list, other, dialect); steps.next().done !== true; yield)
    if (!found.isEmpty) return false;
  return found.isEmpty;
}

function* searchBoth(
  found: FoundParts,
  list: RuleList,
  other: RuleList,
  { precedence }: Dialect,
): Generator<void, void> {
  const isRankedByPattern = precedence.order === 'longest';
  yield* search(found, list, other, isRankedByPattern);
  yield* search(found, other, list, isRankedByPattern);
}

/** The words with different verdicts found so far, by the pair of patterns that decide them. */
class FoundParts {
  readonly #one: RuleList;
  readonly #other: RuleList;
  readonly parts = new Map<string, { before: Entry | null; after: Entry | null; words: Set<string> }>();
  isComplete = true;
  readonly #unproven = new Set<Rule>();

  constructor(one: RuleList, other: RuleList) {
    this.#one = one;
    this.#other = other;
  }

  /** True if no difference was found, and nothing was left out. */
  get isEmpty(): boolean {
    return this.isComplete && this.parts.size === 0;
  }

  /** Adds a word if its verdicts differ. */
  add(word: string): void {
    const before = this.#one.strongest(word);
    const after = this.#other.strongest(word);
    if ((before?.blocks === true) === (after?.blocks === true)) return;
    const key = `${before?.rank} ${after?.rank}`;
    const known = this.parts.get(key);
    if (known === undefined) this.parts.set(key, { before, after, words: new Set([word]) });
    else known.words.add(word);
  }

  /** Notes that a rule overlaps with another in too many ways. */
  leaveOut(...entries: readonly Entry[]): void {
    this.isComplete = false;
    for (const { rule } of entries)
      if (rule !== null && this.#other.entriesOf.has(rule)) this.#unproven.add(rule);
  }

  /** @param isConfirmed tells whether the engine's verdicts on a path differ too. */
  *difference(isConfirmed: (path: string) => boolean): Generator<void, Difference> {
    const one = this.#one;
    const other = this.#other;
    const parts: DifferentPart[] = [];
    for (const { before, after, words } of this.parts.values()) {
      if (one.isDue) yield;
      const holds = (word: string): boolean =>
        one.strongest(word) === before && other.strongest(word) === after;
      const { word: path } = asPath(shortestOf(words, one.paths, holds), one.paths, holds);
      if (path === null || !isConfirmed(path)) this.isComplete = false;
      else
        parts.push({
          ...{ before: decisionOf(before), after: decisionOf(after), path },
          has: (other) => one.paths.isPath(other) && holds(other) && isConfirmed(other),
          place: (isRough = false) =>
            changedPlace({ list: one, entry: before }, { list: other, entry: after }, isRough),
        });
    }
    const work = one.work.count + other.work.count;
    const unproven = [...this.#unproven];
    if (parts.length === 0) return this.isComplete ? { ...EQUAL, work } : { ...UNKNOWN, work, unproven };
    parts.sort((a, b) => a.path.length - b.path.length || (a.path < b.path ? -1 : 1));
    // The shortest path of all may be made of a word of another pair, by leaving out gaps.
    const all = [...this.parts.values()].flatMap(({ words }) => [...words]);
    const shortestThat = (differs: (word: string) => boolean): Shortest => {
      const found = asPath(shortestOf(all, one.paths, differs), one.paths, differs);
      return found.word !== null && isConfirmed(found.word) ? found : { word: null, isShortest: false };
    };
    const shortest = shortestThat((word) => one.blocks(word) !== other.blocks(word));
    return {
      equal: false,
      shortest: shortest.word ?? (parts[0] as DifferentPart).path,
      isShortest: shortest.isShortest && this.isComplete,
      shortestChange: (blocks) =>
        shortestThat((word) => one.blocks(word) !== blocks && other.blocks(word) === blocks).word ??
        parts.find(({ after }) => (after.outcome === 'disallowed') === blocks)?.path ??
        null,
      parts,
      isComplete: this.isComplete,
      work,
      unproven,
    };
  }
}

/**
 * Adds the words of rules that only the first list has, and what they share with rules of the other kind in the second.
 *
 * @param isRankedByPattern true if equal rules have the same place in both lists, relative to all other rules. Then
 * those in both lists need not be looked at.
 */
function* search(
  found: FoundParts,
  list: RuleList,
  other: RuleList,
  isRankedByPattern: boolean,
): Generator<void, void> {
  const known = new Set(isRankedByPattern ? other.entries.map(keyOf) : []);
  for (const entry of list.entries) {
    if (known.has(keyOf(entry))) continue;
    if (!isWorthMore(list)) {
      found.isComplete = false;
      return;
    }
    for (const word of entry.words) {
      if (list.isDue) yield;
      const winner = list.strongest(word);
      if (winner !== null && winner.rank < entry.rank) continue;
      found.add(word);
      const lowest = other.strongest(word)?.rank ?? Number.POSITIVE_INFINITY;
      for (const stronger of other.between(-1, lowest, !entry.blocks)) {
        for (const shape of stronger.shapes) {
          if (!mayOverlap(word, shape)) continue;
          const shared = globMatches(entry.glob, shape) ? [shape] : overlapOf(word, shape, list.work);
          if (shared === null) found.leaveOut(entry, stronger);
          for (const each of shared ?? []) for (const path of list.paths.possibleOf(each)) found.add(path);
          if (list.isDue) yield;
        }
      }
    }
  }
}

function keyOf({ blocks, pattern }: Entry): string {
  return `${blocks} ${pattern}`;
}

function decisionOf(entry: Entry | null): PartDecision {
  return { outcome: entry?.blocks === true ? 'disallowed' : 'allowed', rule: entry?.rule ?? null };
}
