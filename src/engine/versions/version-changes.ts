import { mapInSlices } from '../collections';
import { asksForRobotsTxt, type CheckedCrawler, type CrawlerProfile } from '../crawlers';
import { CrawlerRules } from '../match/crawler-rules';
import { decideUrls } from '../match/decide-many';
import type { Outcome } from '../match/rules-verdict';
import { isPolicyToken } from '../policy-token';
import { type ChangedPlace, type Difference, Differences, type NoProof } from '../proof';
import { EXAMPLE_SITE } from '../proof/path-forms';
import { sortInSlices } from '../proof/sort-in-slices';
import { Work } from '../proof/work';
import type { ReadableFile } from '../readable-file';
import { type AreaChange, AreaChanges, bySize, versionVerdict } from './area-changes';
import { type Direction, directionOf, directions } from './direction';
import { type FoundRow, joinSame } from './join-same';
import { type PreferenceChange, preferenceChanges } from './preference-changes';

/** Most work for all crawlers, in compared characters: some seconds. */
const MOST_WORK = 1_000_000_000;

/** Most changes that get an example of the user's, and most of these examples. */
const MOST_WITH_OWN = 300;
const MOST_OWN = 50;
/** Most changes for everyone else that others are asked about. */
const MOST_REACHING = 10;
/** Work counted for each lookup of an example. */
const WORK_PER_EXAMPLE = 2_000;
/** Work counted for each change that is described. */
const WORK_PER_CHANGE = 100;

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
 * @param own paths of the user. A change that is about one of the first is shown with it.
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
    ...(yield* found.result(counted, own.slice(0, MOST_OWN))),
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
interface Alike {
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

/** A change with the names of the crawlers that follow a group for their name, and of the others. */
interface FoundChange extends Omit<AreaChange, 'has'>, Pick<VersionChange, 'needNotObey' | 'direction'> {
  has: AreaChange['has'];
  readonly named: string[];
  readonly unnamed: string[];
}

/** The changes found so far. Those that are equal are one. */
class FoundChanges {
  readonly work = new Work();
  /** True if all crawlers are compared, also those that no file and no catalogue names. */
  hasAll = false;
  isComplete = true;
  readonly unproven = new Set<number>();
  limit: NoProof | null = null;
  /** Changes by place and verdicts. Those of one entry differ only in their path. */
  readonly #changes = new Map<string, FoundChange[]>();
  readonly #starFollowers: string[] = [];
  /** Number of the crawlers that follow a group for their name, or skip the `*` group. */
  #others = 0;
  readonly differences: { readonly alike: Alike; readonly result: Difference }[] = [];
  readonly unchanged: Alike[] = [];

  addFollowers({ names, followsStar, needNotObey }: Alike): void {
    if (needNotObey) return;
    if (followsStar) this.#starFollowers.push(...names);
    else this.#others += names.length;
  }

  add({ names, followsStar, needNotObey }: Alike, area: AreaChange): void {
    const { path, has, ...described } = area;
    const change = { ...described, needNotObey, direction: directionOf(area, needNotObey) };
    const key = JSON.stringify(change);
    this.work.count += WORK_PER_EXAMPLE + key.length;
    const equal = this.#changes.get(key) ?? [];
    this.#changes.set(key, equal);
    let known = equal.find((each) => each.path === path || has(each.path));
    if (known === undefined) {
      known = { ...change, path, has, named: [], unnamed: [] };
      equal.push(known);
    } else if (known.has !== has) {
      const { has: others } = known;
      known.has = (other) => others(other) && has(other);
    }
    (followsStar ? known.unnamed : known.named).push(...names);
  }

  /**
   * @param counted names of the catalogue's crawlers that may obey robots.txt.
   * @param own paths of the user.
   */
  *result(
    counted: ReadonlySet<string>,
    own: readonly string[],
  ): Generator<void, Omit<ProvenVersionChanges, 'isComplete' | 'preferences'>> {
    const found = [...this.#changes.values()].flat();
    const rows = yield* joinSame(yield* mapInSlices(found, (change) => this.#withCrawlers(change)));
    const sorted = yield* sortInSlices(
      rows,
      (a, b) => directions.indexOf(a.direction) - directions.indexOf(b.direction) || bySize(a, b),
      this.work,
    );
    const changes: VersionChange[] = [];
    for (const { has, ...row } of sorted) {
      const isForEveryone = this.hasAll && row.everyoneElse === 'all' && row.crawlers.length === this.#others;
      const isShown = !row.isCovered && changes.length < MOST_WITH_OWN;
      const path = isShown ? own.find((each) => this.#isExample(each, row, has)) : undefined;
      changes.push({ ...row, isForEveryone, path: path ?? row.path });
      this.work.count += WORK_PER_CHANGE;
      if (this.work.isDue) yield;
    }
    return {
      isCompleteForCrawlers: this.isComplete,
      changes,
      unproven: [...this.unproven].sort((a, b) => a - b),
      limit: this.limit,
      everyoneElse: this.#starFollowers.filter((name) => counted.has(name)),
      unchanged: this.unchanged.flatMap(({ names }) => names),
      leftOut: yield* this.#leftOut(changes),
      shortest: (blocks) => this.#shortest(blocks),
    };
  }

  /**
   * Returns the crawlers with a group of their own that keep the former verdict where it changes for everyone else. A group that
   * closes the home page isn't expected to open what others open.
   */
  *#leftOut(changes: readonly VersionChange[]): Generator<void, readonly string[]> {
    const rows = changes
      .filter(({ isCovered, direction }) => !isCovered && direction !== 'other')
      .filter(({ everyoneElse }) => everyoneElse === 'all' || everyoneElse === 'some')
      .slice(0, MOST_REACHING);
    const urls = ['/', ...rows.map(({ path }) => path)].map((path) => EXAMPLE_SITE + path);
    const found: string[] = [];
    for (const { names, rules, needNotObey } of this.unchanged) {
      this.work.count += WORK_PER_EXAMPLE * urls.length;
      if (this.work.isDue) yield;
      if (needNotObey || rows.length === 0) continue;
      const [home, ...others] = Array.from(
        decideUrls(rules[1], urls),
        (rank) => rules[1].decisionOf(rank).outcome,
      );
      const isLeftOut = rows.some(
        ({ after, direction }, at) =>
          others[at] !== after.outcome && (direction === 'closed' || home === 'allowed'),
      );
      if (isLeftOut) found.push(...names);
    }
    return found;
  }

  #isExample(path: string, { place: { kind, text } }: ChangedPlace, has: (path: string) => boolean): boolean {
    this.work.count += text.length;
    // Only a dialect can tell which paths a pattern matches, and an area is quickly ruled out.
    if (kind === 'page' ? path !== text : kind !== 'pattern' && !path.startsWith(text)) return false;
    this.work.count += WORK_PER_EXAMPLE;
    return has(path);
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
  #withCrawlers({ named, unnamed, ...change }: FoundChange): FoundRow {
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
