import { mapInSlices } from '../collections';
import { asksForRobotsTxt, type CheckedCrawler, type CrawlerProfile } from '../crawlers';
import { CrawlerRules } from '../match/crawler-rules';
import type { Outcome } from '../match/rules-verdict';
import { isPolicyToken } from '../policy-token';
import { type ChangedPlace, type Difference, Differences, type NoProof } from '../proof';
import type { ReadableFile } from '../readable-file';
import { AreaChanges, versionVerdict } from './area-changes';
import type { Direction } from './direction';
import { FoundChanges } from './found-changes';
import { type PreferenceChange, preferenceChanges } from './preference-changes';

/** Most work for all crawlers, in compared characters: some seconds. */
const MOST_WORK = 1_000_000_000;

/** A verdict in one of the versions. */
export interface VersionVerdict {
  readonly outcome: Outcome;
  /**
   * 1-based lines that decide, ascending: several if the crawlers follow different groups, or if parts of the place have rules of
   * their own; none if no rule matches. Before a change, none may match for some of its crawlers.
   */
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
  /** True if it changes for every crawler that obeys robots.txt or may obey it, and all were compared. */
  readonly isForEveryone: boolean;
  /** Names of crawlers of the catalogue that no group names; empty if `everyoneElse` is `all` or `none`. */
  readonly others: readonly string[];
  /** Names of those for which it doesn't change; empty unless `everyoneElse` is `some`. */
  readonly exceptOthers: readonly string[];
  /**
   * True if the crawlers need not obey robots.txt. Their answers don't change: the file asks them to stay away
   * (`disallowed`), or no longer does.
   */
  readonly needNotObey: boolean;
  /** Set if `already` isn't the same for each of the crawlers: for the others, addresses in it change, too. */
  readonly alreadyDiffers?: true;
  /** `other` if the crawlers need not obey, or if an outcome is left open. */
  readonly direction: Direction;
  readonly before: VersionVerdict;
  readonly after: VersionVerdict;
  /** The path of one of the URLs. The engine has decided it in both versions, for each of the crawlers. */
  readonly path: string;
  /** True if it is part of another change: that one is about all of these URLs, too, for the same crawlers. */
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
  /** Newly opened URLs first, then newly closed ones, each by size of the place. Those that aren't covered are the rows to show and count. */
  readonly changes: readonly VersionChange[];
  /** Preferences that policy tokens state. They are no changes for crawlers. */
  readonly preferences: readonly PreferenceChange[];
  /** Lines of the new version that overlap with others in too many ways to prove anything; ascending. */
  readonly unproven: readonly number[];
  /** Another reason why not all changes are known; null if there is none, or none that is known. */
  readonly limit: NoProof | null;
  /** Names of the catalogue's crawlers that no group names and that obey robots.txt, or may obey it. */
  readonly everyoneElse: readonly string[];
  /** Names of crawlers that a group of the new version names, and that get the same verdict for every URL. */
  readonly unchanged: readonly string[];
  /** Those of them that keep the former verdict on the path of a change for everyone else. */
  readonly leftOut: readonly string[];
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
 * @param own URLs or paths of the user. A change that is about one of the first is shown with it.
 */
export function* versionChanges(
  before: ReadableFile,
  after: ReadableFile,
  names: readonly CheckedCrawler[],
  known: readonly CrawlerProfile[],
  own: readonly string[] = [],
): Generator<void, ProvenVersionChanges> {
  const isToken = ({ names: [name = ''] }: CheckedCrawler): boolean => isPolicyToken(name);
  const crawlers = names.filter((each) => !isToken(each));
  const stated = yield* preferenceChanges(before, after, names.filter(isToken));
  const found = new FoundChanges();
  for (const { line } of stated.unproven) found.unproven.add(line);
  const compared = new Set(crawlers.map(({ names: [name] }) => name));
  const isForAll = compared.has('*');
  const areas = new AreaChanges();
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
    for (const change of yield* areas.of(result)) {
      found.add(alike, change);
      if (found.work.isDue) yield;
    }
    if (result.parts.length > 0) found.differences.push({ alike, result });
    else if (result.isComplete && alike.isNamed) found.unchanged.push(alike);
    yield;
  }
  const counted = new Set(known.filter(asksForRobotsTxt).map(({ name }) => name));
  found.hasAll = isForAll && known.every(({ name }) => compared.has(name));
  const isComplete = found.isComplete && stated.isComplete;
  return {
    ...(yield* found.result(counted, own)),
    isComplete,
    preferences: stated.preferences,
  };
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
      (part) => ({ before: versionVerdict(part.before), after: versionVerdict(part.after) }),
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
export interface Alike {
  readonly names: string[];
  readonly rules: readonly [CrawlerRules, CrawlerRules];
  /** True if a group of the later version names them. */
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
    const isNamed = reasons[1] === 'named';
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
