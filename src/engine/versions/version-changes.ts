import { groupBy } from '../lint/facts/group-by';
import type { LintCrawler } from '../lint/lint-context';
import { asksForRobotsTxt, type CheckedCrawler, type ReadableFile } from '../lint-crawlers';
import { CrawlerRules } from '../match/crawler-rules';
import { selectGroups } from '../match/select-groups';
import type { Outcome } from '../match/verdict';
import { type ChangedPlace, type DifferentPart, difference, type PartDecision } from '../proof';
import { bySize, markCovered } from './mark-covered';

/** A verdict in one of the versions. */
export interface VersionVerdict {
  readonly outcome: Outcome;
  /** The 1-based line that decides; 0 if none does. */
  readonly line: number;
}

/** A verdict that changes alike for some crawlers and addresses. */
export interface VersionChange extends ChangedPlace {
  /** Names of the crawlers, those that a file names first. Empty if it changes for everyone else only. */
  readonly crawlers: readonly string[];
  /**
   * `all`: it also changes for every crawler that no group of the two files names. `unknown`: also for crawlers that
   * neither file nor catalogue names, and `crawlers` lists those of the catalogue that no group names.
   */
  readonly everyoneElse: 'all' | 'unknown' | 'none';
  readonly before: VersionVerdict;
  readonly after: VersionVerdict;
  /** The path of one of the URLs. The engine has decided it in both versions. */
  readonly path: string;
  /** True if another change is about all of these URLs too, for the same crawlers, by the same line afterwards. */
  readonly isCovered: boolean;
}

/** The shortest path that changes in one direction, with a change that it is part of. */
export interface ShortestChange {
  readonly path: string;
  /** Name of a crawler that it changes for; `*` is everyone else. */
  readonly crawler: string;
}

/** The changes between two versions of a file, for every URL and every crawler. */
export interface VersionChanges {
  /** True if `changes` covers all URLs with different verdicts. */
  readonly isComplete: boolean;
  /** Newly blocked URLs first, then by size of the place. */
  readonly changes: readonly VersionChange[];
  /** Lines of the new version that overlap with others in too many ways to prove anything; ascending. */
  readonly unproven: readonly number[];
  /** Number of the catalogue's crawlers that no group names and that obey robots.txt, or may obey it. */
  readonly others: number;
  /** The shortest paths that are newly blocked and newly allowed; null if none is known. */
  readonly shortest: { readonly blocked: ShortestChange | null; readonly allowed: ShortestChange | null };
}

/**
 * Proves which verdicts change between two versions of a file, for every URL. Each crawler reads them in its own dialect.
 * Ignores the server's answer and the file's address, which are the same for both. Pauses between pieces of work.
 *
 * @param crawlers see `allCrawlers`. Those that no group names are named one by one unless `*` is among them.
 * @param known the catalogue.
 */
export function* versionChanges(
  before: ReadableFile,
  after: ReadableFile,
  crawlers: readonly CheckedCrawler[],
  known: readonly LintCrawler[],
): Generator<void, VersionChanges> {
  const found = new FoundChanges();
  for (const alike of yield* treatedAlike(crawlers, before, after)) {
    const { rules, crawler } = alike;
    const result = yield* difference(rules[0].robots, rules[1].robots, crawler);
    found.isComplete &&= result.isComplete;
    found.addFollowers(alike);
    for (const { line } of result.unproven) found.unproven.add(line);
    for (const part of result.parts) {
      found.add(alike, part, yield* part.place());
      yield;
    }
    if (result.parts.length > 0)
      for (const blocks of [true, false]) found.addShortest(alike, blocks, result.shortestChange(blocks));
    yield;
  }
  return found.result(new Set(known.filter(asksForRobotsTxt).map(({ name }) => name)));
}

/** Crawlers that follow the same groups in both versions and read them alike. */
interface Alike {
  readonly crawler: CheckedCrawler;
  readonly names: string[];
  readonly rules: readonly [CrawlerRules, CrawlerRules];
  /** True if neither version has a group that names them. */
  readonly followsStar: boolean;
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
    const key = `${rules[0].key} ${rules[1].key}`;
    const followsStar = files.every((robots) => isUnnamed(selectGroups(robots, crawler).reason));
    const same = alike.get(key) ?? { crawler, names: [], rules, followsStar };
    alike.set(key, same);
    same.names.push(crawler.names[0] ?? '');
    yield;
  }
  return alike.values();
}

function isUnnamed(reason: ReturnType<typeof selectGroups>['reason']): boolean {
  return reason === 'global' || reason === 'none';
}

/** A change with the names of the crawlers that follow a group for their name, and of the others. */
interface FoundChange extends Pick<VersionChange, 'before' | 'after' | 'path'>, ChangedPlace {
  readonly named: string[];
  readonly unnamed: string[];
}

/** The changes found so far. Those that are equal are one. */
class FoundChanges {
  isComplete = true;
  readonly unproven = new Set<number>();
  /** Changes by place and verdicts. Those of one entry differ only in their path. */
  readonly #changes = new Map<string, FoundChange[]>();
  readonly #starFollowers: string[] = [];
  #blocked: ShortestChange | null = null;
  #allowed: ShortestChange | null = null;

  addFollowers({ names, followsStar }: Alike): void {
    if (followsStar) this.#starFollowers.push(...names);
  }

  add({ names, followsStar }: Alike, part: DifferentPart, place: ChangedPlace): void {
    const change = { ...place, before: verdictOf(part.before), after: verdictOf(part.after) };
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

  addShortest({ names, followsStar }: Alike, blocks: boolean, path: string | null): void {
    const known = blocks ? this.#blocked : this.#allowed;
    if (path === null || (known !== null && known.path.length <= path.length)) return;
    const found = { path, crawler: followsStar && names.includes('*') ? '*' : (names[0] ?? '') };
    if (blocks) this.#blocked = found;
    else this.#allowed = found;
  }

  /** @param counted names of the catalogue's crawlers that are counted. */
  result(counted: ReadonlySet<string>): VersionChanges {
    const changes = [...this.#changes.values()].flat().map((change) => this.#withCrawlers(change));
    const byCrawlers = groupBy(changes, ({ crawlers, everyoneElse }) =>
      JSON.stringify([crawlers, everyoneElse]),
    );
    return {
      isComplete: this.isComplete,
      changes: [...byCrawlers.values()].flatMap(markCovered).sort(bySize),
      unproven: [...this.unproven].sort((a, b) => a - b),
      others: this.#starFollowers.filter((name) => counted.has(name)).length,
      shortest: { blocked: this.#blocked, allowed: this.#allowed },
    };
  }

  /** Doesn't list the crawlers that follow no group of their own if the change is the same for all of them. */
  #withCrawlers({ named, unnamed, ...change }: FoundChange): Omit<VersionChange, 'isCovered'> {
    const isUnknown = unnamed.includes('*');
    const isAll = isUnknown && unnamed.length === this.#starFollowers.length;
    const listed = isAll ? [] : unnamed.filter((name) => name !== '*');
    return {
      ...change,
      crawlers: [...named, ...listed],
      everyoneElse: isAll ? 'all' : isUnknown ? 'unknown' : 'none',
    };
  }
}

function verdictOf({ outcome, rule }: PartDecision): VersionVerdict {
  return { outcome, line: rule?.line ?? 0 };
}
