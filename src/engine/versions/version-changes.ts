import { groupInSlices, mapInSlices } from '../collections';
import { asksForRobotsTxt, type CheckedCrawler, type CrawlerProfile } from '../crawlers';
import { CrawlerRules } from '../match/crawler-rules';
import type { Outcome } from '../match/rules-verdict';
import { isPolicyToken } from '../policy-token';
import {
  type ChangedPlace,
  type Difference,
  Differences,
  type DifferentPart,
  type NoProof,
  type PartDecision,
} from '../proof';
import { sortInSlices } from '../proof/sort-in-slices';
import { Work } from '../proof/work';
import type { ReadableFile } from '../readable-file';
import { joinSame } from './join-same';
import { bySize, markCovered } from './mark-covered';
import { type PreferenceChange, preferenceChanges } from './preference-changes';

/**
 * Most places that are described with their exceptions, of crawlers that are treated alike and in total. Files that have little in common have
 * thousands of changes.
 */
const MOST_PLACES_OF_CRAWLER = 200;
const MOST_PLACES = 1_000;

/** Most work for all crawlers, in compared characters: some seconds. */
const MOST_WORK = 1_000_000_000;

/** A verdict in one of the versions. */
export interface VersionVerdict {
  readonly outcome: Outcome;
  /** 1-based lines that decide, ascending: several if the crawlers follow different groups; none if no rule matches. */
  readonly lines: readonly number[];
}

/** A verdict that changes alike for some crawlers and addresses. */
export interface VersionChange extends ChangedPlace {
  /** Names of crawlers that follow a group for their name. */
  readonly crawlers: readonly string[];
  /**
   * `all`: it changes for every crawler that no group of the two files names. `some`: for those of the catalogue in
   * `others` and for all that it doesn't know. `known`: only for those in `others`.
   */
  readonly everyoneElse: 'all' | 'some' | 'known' | 'none';
  /** Names of crawlers of the catalogue that no group names; empty if `everyoneElse` is `all` or `none`. */
  readonly others: readonly string[];
  /** Names of those for which it doesn't change; empty unless `everyoneElse` is `some`. */
  readonly exceptOthers: readonly string[];
  /**
   * True if the crawlers need not obey robots.txt. Their answers don't change: the file asks them to stay away
   * (`disallowed`), or no longer does.
   */
  readonly needNotObey: boolean;
  readonly before: VersionVerdict;
  readonly after: VersionVerdict;
  /** The path of one of the URLs. The engine has decided it in both versions for one of the crawlers. */
  readonly path: string;
  /** True if another change is about all of these URLs too, for the same crawlers, by the same line afterwards. */
  readonly isCovered: boolean;
}

/** The shortest path that changes in one direction. */
export interface ShortestChange {
  readonly path: string;
  /** Name of a crawler that it changes for; `*` is everyone else. */
  readonly crawler: string;
}

/** The changes between two versions of a file, for every URL and every crawler. */
export interface ProvenVersionChanges {
  /** True if `changes` covers all URLs with different verdicts, and `preferences` all changed preferences. */
  readonly isComplete: boolean;
  /** True if `changes` covers all URLs with different verdicts. */
  readonly isCompleteForCrawlers: boolean;
  /** Newly blocked URLs first, then by size of the place. */
  readonly changes: readonly VersionChange[];
  /** Preferences that policy tokens state. They are no changes for crawlers. */
  readonly preferences: readonly PreferenceChange[];
  /** Lines of the new version that overlap with others in too many ways to prove anything; ascending. */
  readonly unproven: readonly number[];
  /** Another reason why not all changes are known; null if there is none, or none that is known. */
  readonly limit: NoProof | null;
  /** Names of the catalogue's crawlers that no group names and that obey robots.txt, or may obey it. */
  readonly everyoneElse: readonly string[];
  /** Names of crawlers that follow a group for their name and get the same verdict for every URL. */
  readonly unchanged: readonly string[];
  /** Finds the shortest path that is newly blocked, or newly allowed; null if none is known. */
  shortest(blocks: boolean): ShortestChange | null;
}

/**
 * Proves which verdicts change between two versions of a file, for every URL. Each crawler reads them in its own dialect.
 * Ignores the server's answer and the file's address, which are the same for both. Pauses between pieces of work.
 *
 * @param names see `allCrawlers` and `policyTokens`. Crawlers that no group names are named one by one unless `*` is among
 * them; those of them that need not obey are then left out.
 * @param known the catalogue.
 */
export function* versionChanges(
  before: ReadableFile,
  after: ReadableFile,
  names: readonly CheckedCrawler[],
  known: readonly CrawlerProfile[],
): Generator<void, ProvenVersionChanges> {
  const isToken = ({ names: [name = ''] }: CheckedCrawler): boolean => isPolicyToken(name);
  const crawlers = names.filter((each) => !isToken(each));
  const stated = yield* preferenceChanges(before, after, names.filter(isToken));
  const found = new FoundChanges();
  for (const { line } of stated.unproven) found.unproven.add(line);
  const isForAll = crawlers.some(({ names: [name] }) => name === '*');
  let places = 0;
  for (const { alike, result } of yield* differencesOf(crawlers, before, after)) {
    if (isForAll && alike.needNotObey && alike.followsStar) continue;
    found.addFollowers(alike);
    if (result === null) {
      found.isComplete = false;
      found.limit ??= { kind: 'work' };
      continue;
    }
    found.limit ??= result.limit;
    found.isComplete &&= result.isComplete;
    for (const { line } of result.unproven) found.unproven.add(line);
    for (const [index, part] of result.parts.entries()) {
      const isDescribed = index < MOST_PLACES_OF_CRAWLER && places < MOST_PLACES;
      if (isDescribed) places++;
      found.add(alike, part, yield* part.place(!isDescribed));
      yield;
    }
    if (result.parts.length > 0) found.differences.push({ alike, result });
    else if (result.isComplete && alike.isNamed) found.unchanged.push(...alike.names);
    yield;
  }
  const counted = new Set(known.filter(asksForRobotsTxt).map(({ name }) => name));
  const isComplete = found.isComplete && stated.isComplete;
  return { ...(yield* found.result(counted)), isComplete, preferences: stated.preferences };
}

/** The verdicts that change between two versions of a file. */
export interface ChangedVerdicts {
  /** True if `verdicts` covers all URLs with different verdicts. */
  readonly isComplete: boolean;
  readonly verdicts: readonly Pick<VersionChange, 'before' | 'after'>[];
}

/**
 * Finds the lines that decide URLs with different verdicts in two versions of a file. Like `versionChanges`, but without
 * a description of the URLs and crawlers, which takes longer than the proof. Policy tokens count as crawlers. Pauses
 * between pieces of work.
 */
export function* changedVerdicts(
  before: ReadableFile,
  after: ReadableFile,
  crawlers: readonly CheckedCrawler[],
): Generator<void, ChangedVerdicts> {
  const results = (yield* differencesOf(crawlers, before, after)).map(({ result }) => result);
  return {
    isComplete: results.every((result) => result?.isComplete === true),
    verdicts: yield* mapInSlices(
      results.flatMap((result) => result?.parts ?? []),
      (part) => ({ before: verdictOf(part.before), after: verdictOf(part.after) }),
    ),
  };
}

/** The difference for crawlers that are treated alike; null if `MOST_WORK` was reached before. */
interface AlikeDifference {
  readonly alike: Alike;
  readonly result: Difference | null;
}

function* differencesOf(
  crawlers: readonly CheckedCrawler[],
  before: ReadableFile,
  after: ReadableFile,
): Generator<void, readonly AlikeDifference[]> {
  const differences = new Differences();
  const found: AlikeDifference[] = [];
  let work = 0;
  for (const alike of yield* treatedAlike(crawlers, before, after)) {
    const { rules } = alike;
    const isLeftOut = work > MOST_WORK && !rules[0].decidesLike(rules[1]);
    const result = isLeftOut ? null : yield* differences.between(...rules);
    work += result?.work ?? 0;
    found.push({ alike, result });
    yield;
  }
  return found;
}

/** Crawlers that follow the same groups in both versions and read them alike. */
interface Alike {
  readonly names: string[];
  readonly rules: readonly [CrawlerRules, CrawlerRules];
  /** True if one of the versions has a group that names them, or a name that they fall back to. */
  readonly isNamed: boolean;
  /** True if neither has one, and they don't skip the `*` group. */
  readonly followsStar: boolean;
  readonly needNotObey: boolean;
}

function* treatedAlike(
  crawlers: readonly CheckedCrawler[],
  before: ReadableFile,
  after: ReadableFile,
): Generator<void, Iterable<Alike>> {
  const alike = new Map<string, Alike>();
  for (const crawler of crawlers) {
    const files = [before.readBy(crawler.dialect), after.readBy(crawler.dialect)] as const;
    const rules = [new CrawlerRules(files[0], crawler), new CrawlerRules(files[1], crawler)] as const;
    const reasons = rules.map(({ selection }) => selection.reason);
    const isNamed = reasons.some((reason) => reason === 'named' || reason === 'fallback');
    const followsStar = reasons.every((reason) => reason === 'global' || reason === 'none');
    // A group may name `*` and a crawler.
    const needNotObey = crawler.needNotObey ?? false;
    const key = `${isNamed} ${followsStar} ${needNotObey} ${rules[0].key} ${rules[1].key}`;
    const same = alike.get(key) ?? { names: [], rules, isNamed, followsStar, needNotObey };
    alike.set(key, same);
    same.names.push(crawler.names[0] ?? '');
    yield;
  }
  return alike.values();
}

/** A change with the names of the crawlers that follow a group for their name, and of the others. */
interface FoundChange extends Pick<VersionChange, 'needNotObey' | 'before' | 'after' | 'path'>, ChangedPlace {
  readonly named: string[];
  readonly unnamed: string[];
}

/** The changes found so far. Those that are equal are one. */
class FoundChanges {
  isComplete = true;
  readonly unproven = new Set<number>();
  limit: NoProof | null = null;
  /** Changes by place and verdicts. Those of one entry differ only in their path. */
  readonly #changes = new Map<string, FoundChange[]>();
  readonly #starFollowers: string[] = [];
  readonly differences: { readonly alike: Alike; readonly result: Difference }[] = [];
  readonly unchanged: string[] = [];

  addFollowers({ names, followsStar, needNotObey }: Alike): void {
    if (followsStar && !needNotObey) this.#starFollowers.push(...names);
  }

  add({ names, followsStar, needNotObey }: Alike, part: DifferentPart, place: ChangedPlace): void {
    const change = { ...place, needNotObey, before: verdictOf(part.before), after: verdictOf(part.after) };
    const key = JSON.stringify(change);
    const equal = this.#changes.get(key) ?? [];
    this.#changes.set(key, equal);
    let known = equal.find(({ path }) => path === part.path) ?? equal.find(({ path }) => part.has(path));
    if (known === undefined) {
      known = { ...change, path: part.path, named: [], unnamed: [] };
      equal.push(known);
    }
    (followsStar ? known.unnamed : known.named).push(...names);
  }

  /** @param counted names of the catalogue's crawlers that may obey robots.txt. */
  *result(
    counted: ReadonlySet<string>,
  ): Generator<void, Omit<ProvenVersionChanges, 'isComplete' | 'preferences'>> {
    const found = [...this.#changes.values()].flat();
    const changes = yield* mapInSlices(found, (change) => this.#withCrawlers(change));
    const byCrawlers = yield* groupInSlices(changes, ({ crawlers, everyoneElse, others }) =>
      JSON.stringify([crawlers, everyoneElse, others]),
    );
    const marked: VersionChange[] = [];
    for (const own of byCrawlers) {
      yield;
      for (const change of yield* markCovered(own)) marked.push(change);
    }
    const joined = yield* joinSame(marked);
    return {
      isCompleteForCrawlers: this.isComplete,
      changes: yield* sortInSlices(joined, bySize, new Work()),
      unproven: [...this.unproven].sort((a, b) => a - b),
      limit: this.limit,
      everyoneElse: this.#starFollowers.filter((name) => counted.has(name)),
      unchanged: this.unchanged,
      shortest: (blocks) => this.#shortest(blocks),
    };
  }

  #shortest(blocks: boolean): ShortestChange | null {
    let shortest: ShortestChange | null = null;
    for (const { alike, result } of this.differences) {
      if (alike.needNotObey) continue;
      const path = result.shortestChange(blocks);
      if (path === null || (shortest !== null && shortest.path.length < path.length)) continue;
      const { names, followsStar } = alike;
      const crawler = followsStar && names.includes('*') ? '*' : (names[0] ?? '');
      if (shortest?.path.length !== path.length || crawler === '*') shortest = { path, crawler };
    }
    return shortest;
  }

  /** Doesn't list the crawlers that follow no group of their own if the change is the same for all of them. */
  #withCrawlers({ named, unnamed, ...change }: FoundChange): Omit<VersionChange, 'isCovered'> {
    const listed = new Set(unnamed);
    const missing = this.#starFollowers.filter((name) => !listed.has(name));
    const noOthers = { crawlers: named, others: [], exceptOthers: [] };
    if (unnamed.length === 0) return { ...change, ...noOthers, everyoneElse: 'none' };
    if (listed.has('*') && missing.length === 0) return { ...change, ...noOthers, everyoneElse: 'all' };
    const others = unnamed.filter((name) => name !== '*');
    return listed.has('*')
      ? { ...change, ...noOthers, everyoneElse: 'some', others, exceptOthers: missing }
      : { ...change, ...noOthers, everyoneElse: 'known', others };
  }
}

function verdictOf({ outcome, rule }: PartDecision): VersionVerdict {
  return { outcome, lines: rule === null ? [] : [rule.line] };
}
