import { atOnce } from '../collections';
import { CrawlerRules } from '../match/crawler-rules';
import type { AskedCrawler } from '../match/question';
import type { RankedPattern } from '../match/ranked-rules';
import { NO_RULE } from '../match/rule-decider';
import type { Outcome } from '../match/rules-verdict';
import type { RobotsTxt, Rule } from '../parse';
import { ANYWHERE, type ChangedPlace, placeOfChange } from './changed-place';
import { type NoProof, PathDecider, ruleListOf } from './examined-rules';
import { FoundParts, searchBoth } from './found-parts';
import { isOrdinary } from './path-forms';
import { relevantPatterns, type TwoVersions } from './relevant-patterns';
import type { Entry } from './rule-list';
import { asPath, type Shortest, shortestOf, withLetters } from './shortest';

/** Characters of a path for which a step that tries it may take some milliseconds. */
const LONG_PATH = 10_000;

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
  /** Another reason why it isn't complete; null if there is none, or none that is known. */
  readonly limit: NoProof | null;
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
  limit: null,
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
  crawler: AskedCrawler,
): Generator<void, Difference> {
  return new Differences().between(new CrawlerRules(before, crawler), new CrawlerRules(after, crawler));
}

/** Two lists that were compared, with their difference. */
interface Compared {
  readonly rules: CrawlerRules;
  readonly patterns: TwoVersions;
  /** True if no dialect changes the paths of these patterns. */
  readonly isPlain: boolean;
  readonly result: Difference;
}

/** Compares the rules that crawlers follow in two files. Dialects that treat the changed patterns alike share a result. */
export class Differences {
  readonly #compared: Compared[] = [];

  /** Finds the paths for which a crawler's verdict differs. Pauses after each slice of work. */
  *between(one: CrawlerRules, other: CrawlerRules): Generator<void, Difference> {
    // Where reading fails, all URLs have the same verdict.
    const parts = [one, other].map((rules) => ({ outcome: rules.decisionOf(NO_RULE).outcome, rule: null }));
    const [first, second] = parts as [PartDecision, PartDecision];
    if (one.isFixed && other.isFixed && first.outcome === second.outcome) return EQUAL;
    if (first.outcome === 'undefined' || second.outcome === 'undefined')
      return wholeDifference(first, second);
    const patterns = yield* relevantPatterns(one, other);
    if (patterns.every(({ length }) => length === 0)) return EQUAL;
    const known = this.#compared.find((compared) => isComparedAlike(compared, one, patterns));
    if (known !== undefined) return known.result;
    const { dialect } = one.robots;
    const list = yield* ruleListOf(one, dialect, patterns[0]);
    const otherList = yield* ruleListOf(other, dialect, patterns[1]);
    if ('kind' in list) return { ...UNKNOWN, limit: list };
    if ('kind' in otherList) return { ...UNKNOWN, limit: otherList };
    const found = new FoundParts(list, otherList);
    yield* searchBoth(found, list, otherList, dialect);
    const engine = new PathDecider(one, patterns[0]);
    const otherEngine = new PathDecider(other, patterns[1]);
    const result = yield* differenceIn(
      found,
      (path) => engine.outcomeFor(path, list.work) !== otherEngine.outcomeFor(path, list.work),
    );
    const isPlain = [list, otherList].every(({ entries }) =>
      entries.every(({ shapes }) => shapes.every(isOrdinary)),
    );
    this.#compared.push({ rules: one, patterns, isPlain, result });
    return result;
  }
}

/** Returns whether patterns are the same as others, in the same lines, and are compared with URLs in the same way. */
function isComparedAlike(
  compared: Compared,
  { robots: { dialect } }: CrawlerRules,
  patterns: TwoVersions,
): boolean {
  const { dialect: other } = compared.rules.robots;
  return (
    (compared.isPlain || other.paths === dialect.paths) &&
    other.precedence.order === dialect.precedence.order &&
    other.precedence.alwaysAllowed === dialect.precedence.alwaysAllowed &&
    compared.patterns.every((version, index) => areSame(version, patterns[index] ?? []))
  );
}

function areSame(some: readonly RankedPattern[], others: readonly RankedPattern[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ pattern, rule }, rank) => {
      const other = others[rank];
      return pattern === other?.pattern && rule.type === other.rule.type && rule.line === other.rule.line;
    })
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
 * Describes the differences found between two lists.
 * @param isConfirmed tells whether the engine's verdicts on a path differ too.
 */
function* differenceIn(
  found: FoundParts,
  isConfirmed: (path: string) => boolean,
): Generator<void, Difference> {
  const { one, other } = found;
  const parts: DifferentPart[] = [];
  for (const { before, after, words } of found.parts.values()) {
    if (one.isDue) yield;
    const holds = (word: string): boolean =>
      one.strongest(word) === before && other.strongest(word) === after;
    const word = shortestOf(words, one.paths, holds);
    if (isLong(word)) yield;
    const { word: shortest } = asPath(word, one.paths, holds);
    if (isLong(word)) yield;
    const path = shortest && withLetters(shortest, one.paths, holds);
    if (isLong(word)) yield;
    if (path === null || !isConfirmed(path)) found.isComplete = false;
    else
      parts.push({
        ...{ before: decisionOf(before), after: decisionOf(after), path },
        has: (other) => one.paths.isPath(other) && holds(other) && isConfirmed(other),
        place: (isRough = false) =>
          placeOfChange({ list: one, entry: before }, { list: other, entry: after }, isRough),
      });
  }
  const work = one.work.count + other.work.count;
  const unproven = [...found.unproven];
  const { limit } = found;
  if (parts.length === 0)
    return found.isComplete ? { ...EQUAL, work } : { ...UNKNOWN, work, unproven, limit };
  parts.sort((a, b) => a.path.length - b.path.length || (a.path < b.path ? -1 : 1));
  yield;
  // The shortest path of all may be made of a word of another pair, by leaving out gaps.
  const all = [...found.parts.values()].flatMap(({ words }) => [...words]);
  function* shortestThat(differs: (word: string) => boolean): Generator<void, Shortest> {
    const word = shortestOf(all, one.paths, differs);
    if (isLong(word)) yield;
    const shortest = asPath(word, one.paths, differs);
    if (isLong(word)) yield;
    return shortest.word !== null && isConfirmed(shortest.word)
      ? shortest
      : { word: null, isShortest: false };
  }
  const shortest = yield* shortestThat((word) => one.blocks(word) !== other.blocks(word));
  return {
    equal: false,
    shortest: shortest.word ?? (parts[0] as DifferentPart).path,
    isShortest: shortest.isShortest && found.isComplete,
    shortestChange: (blocks) =>
      atOnce(shortestThat((word) => one.blocks(word) !== blocks && other.blocks(word) === blocks)).word ??
      parts.find(({ after }) => (after.outcome === 'disallowed') === blocks)?.path ??
      null,
    parts,
    isComplete: found.isComplete,
    work,
    unproven,
    limit,
  };
}

function isLong({ word }: Shortest): boolean {
  return word !== null && word.length > LONG_PATH;
}

function decisionOf(entry: Entry | null): PartDecision {
  return { outcome: entry?.blocks === true ? 'disallowed' : 'allowed', rule: entry?.rule ?? null };
}
