import { mapInSlices } from '../collections';
import { decideUrls } from '../match/decide-many';
import type { ChangedPlace, Difference, NoProof } from '../proof';
import { EXAMPLE_SITE } from '../proof/path-forms';
import { sortInSlices } from '../proof/sort-in-slices';
import { Work } from '../proof/work';
import { type AreaChange, bySize } from './area-changes';
import { directionOf, directions } from './direction';
import { type FoundRow, joinSame } from './join-same';
import { writtenPath } from './verdict-edits';
import type { Alike, ProvenVersionChanges, ShortestChange, VersionChange } from './version-changes';

/** Most changes that get an example of the user's, and most of these examples. */
const MOST_WITH_OWN = 300;
const MOST_OWN = 50;

/** Most changes for everyone else that others are asked about. */
const MOST_REACHING = 10;

/** Work counted for each lookup of an example. */
const WORK_PER_EXAMPLE = 2_000;

/** Work counted for each change that is described. */
const WORK_PER_CHANGE = 100;

/** A change with the names of the crawlers that follow a group for their name, and of the others. */
interface FoundChange extends Omit<AreaChange, 'has'>, Pick<VersionChange, 'needNotObey' | 'direction'> {
  has: AreaChange['has'];
  readonly named: string[];
  readonly unnamed: string[];
}

/** The changes between two versions found so far. Those that are equal are one. */
export class FoundChanges {
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
   * @param own URLs or paths of the user.
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
    const examples = own.slice(0, MOST_OWN).map(writtenPath);
    for (const { has, ...row } of sorted) {
      const isForEveryone = this.hasAll && row.everyoneElse === 'all' && row.crawlers.length === this.#others;
      const isShown = !row.isCovered && changes.length < MOST_WITH_OWN;
      const path = isShown ? examples.find((each) => this.#isExample(each, row, has)) : undefined;
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
