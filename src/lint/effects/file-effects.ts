import { inSlices, memoize } from '../../engine/collections';
import { questionFor } from '../../engine/crawlers';
import { crawlerDialects, type DialectId, FieldKind, google } from '../../engine/dialects';
import { CrawlerRules, selectGroups } from '../../engine/match';
import type { GroupSpan, RobotsTxt, Rule } from '../../engine/parse';
import { type NoEffect, RuleList, ruleViews } from '../../engine/proof';
import { slidRules } from '../facts/slid-rules';
import type { LintContext } from '../lint-context';
import type { LintFile } from '../lint-file';
import { type Budget, ExaminedList } from './examined-list';
import { coversOf, isCovered, isCoveredAsWritten, isOverruled, opensNothing } from './no-effect';
import { openedBy } from './opened-by';

/** Most work for one file, in compared characters: about a second. */
const MOST_WORK = 100_000_000;

/** Dialects agree about which paths URLs can have, but for escaped dots and broken escapes. */
const FORM_MATTERS = /%(?:2E|(?![\dA-F]{2}))/;

/** Rules without an effect, proven for every crawler and every URL. Lines count from 1. */
export interface FileEffects {
  /**
   * By line, the effects in Google's reading: one for each list of rules with this line. No line of these has an effect
   * in another dialect.
   */
  readonly byLine: ReadonlyMap<number, readonly NoEffect[]>;
  /** Lines that can be removed together, with the rules that decide in their place. */
  readonly removable: ReadonlyMap<number, readonly Rule[]>;
  /** Allow lines that open nothing for the crawlers of their group, with a rule for all others that they would open. */
  readonly openings: ReadonlyMap<number, Rule>;
  /** False if some rules weren't examined, because that would take too long. */
  readonly isComplete: boolean;
}

/** Finds the rules without an effect. Pauses after each slice of work. */
export function* fileEffects(file: LintFile): Generator<void, FileEffects> {
  const search = new EffectSearch(file);
  const byLine = yield* search.examine();
  const removable = yield* search.findRemovable(byLine);
  const openings = yield* search.findOpenings(byLine);
  return { byLine, removable, openings, isComplete: search.isComplete };
}

/** The lines of the rules that a crawler follows. Equal rules in other lines share one list. */
interface Place {
  readonly dialect: DialectId;
  readonly lines: readonly number[];
  /** Null if nothing is proven about them. */
  readonly list: ExaminedList | null;
}

class EffectSearch {
  readonly #file: LintFile;
  readonly #budget: Budget = { left: MOST_WORK, isExceeded: false };
  /** By patterns, and by dialect if that matters. */
  readonly #lists = new Map<string, ExaminedList | null>();
  /** By first line. */
  readonly #placesFrom = new Map<number | undefined, Place[]>();

  constructor(file: LintFile) {
    this.#file = file;
  }

  /** False once something wasn't examined, because nothing was left of the budget. */
  get isComplete(): boolean {
    return !this.#budget.isExceeded;
  }

  /** Returns the lines without an effect and their effects in Google's reading. */
  *examine(): Generator<void, FileEffects['byLine']> {
    const effects = new Map<number, NoEffect[]>();
    const needed = new Set<number>();
    for (const { list, lines } of yield* this.#examineReading(google.id, null)) {
      for (const [index, line] of lines.entries()) {
        const effect = list === null ? null : yield* list.effectOf(index);
        if (list === null || effect === null) needed.add(line);
        else
          add(
            effects,
            line,
            list.withCovers(effect, (at) => this.#ruleIn(lines[at] as number)),
          );
      }
    }
    for (const line of needed) effects.delete(line);
    // A rule without a path is a usual way to say that everything is allowed.
    for (const line of effects.keys()) if (this.#file.google.valueAt(line - 1) === '') effects.delete(line);
    for (const { id } of crawlerDialects) {
      if (id === google.id || effects.size === 0) continue;
      for (const { list, lines } of yield* this.#examineReading(id, effects)) {
        for (const [index, line] of lines.entries()) {
          const isKnown = effects.has(line) && list !== null && (yield* list.effectOf(index)) !== null;
          if (!isKnown) effects.delete(line);
        }
      }
    }
    return new Map([...effects].sort(([a], [b]) => a - b));
  }

  /**
   * Examines the rules of each crawler of a dialect: of all, or of those that follow certain lines. Leaves out places that
   * are known from another dialect.
   */
  *#examineReading(
    dialect: DialectId,
    wanted: ReadonlyMap<number, unknown> | null,
  ): Generator<void, readonly Place[]> {
    const robots = this.#file.readBy(dialect);
    const { table, groupTable } = robots;
    const places: Place[] = [];
    const groups = groupTable.groups.filter(
      ({ ruleFrom, ruleTo }) =>
        wanted === null ||
        groupTable.ruleLines.subarray(ruleFrom, ruleTo).some((row) => wanted.has(table.number(row))),
    );
    const isWanted = new Set(groups);
    const aliases = withAliases(this.#file.context.crawlers);
    for (const { crawler, rules } of yield* ruleViews(robots, aliases, groups)) {
      yield;
      const spans = selectGroups(robots, crawler).groups.map(
        (group) => groupTable.groups[group] as GroupSpan,
      );
      if (rules.isFixed || !spans.some((span) => isWanted.has(span))) continue;
      const rows = spans.flatMap(({ ruleFrom, ruleTo }) => [
        ...groupTable.ruleLines.subarray(ruleFrom, ruleTo),
      ]);
      const lines = rows.map((row) => table.number(row));
      const place = { dialect, lines, list: yield* this.#listOf(rules, rows) };
      if (!this.#isKnown(place)) places.push(place);
    }
    for (const place of places) add(this.#placesFrom, place.lines[0], place);
    return places;
  }

  #isKnown({ list, lines }: Place): boolean {
    const alike = this.#placesFrom.get(lines[0]) ?? [];
    return alike.some(
      (known) =>
        known.list === list &&
        known.lines.length === lines.length &&
        known.lines.every((line, index) => line === lines[index]),
    );
  }

  *#listOf(rules: CrawlerRules, rows: readonly number[]): Generator<void, ExaminedList | null> {
    const patterns = rows.map((row) => patternsIn(rules.robots, row)).join('\n');
    // Other dialects may always allow a path. There, a rule without an effect for Google has none either.
    const dialect = FORM_MATTERS.test(patterns) ? rules.robots.dialect : google;
    const key = `${dialect.id}\n${patterns}`;
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    yield;
    const list = yield* ExaminedList.of(dialect, rules.deciding, this.#budget);
    this.#lists.set(key, list);
    return list;
  }

  #ruleIn(line: number): Rule {
    return this.#file.google.ruleAt(line - 1);
  }

  /** Finds lines that can be removed together. One of two copies stays, and so does a rule of each group. */
  *findRemovable(byLine: FileEffects['byLine']): Generator<void, FileEffects['removable']> {
    const file = this.#file;
    const removed = yield* this.#candidates(byLine);
    if (removed.size === 0) return new Map();
    // If a file is too large, more of it would be read without a line.
    if (crawlerDialects.some(({ id }) => file.readBy(id).limitCut !== null)) removed.clear();
    const covers = new Map<number, readonly Rule[]>();
    for (let size = -1; size !== removed.size; ) {
      size = removed.size;
      for (const { dialect, lines, list } of [...this.#placesFrom.values()].flat()) {
        const own = [...lines.keys()].filter((index) => removed.has(lines[index] as number));
        if (own.length === 0 || list === null) continue;
        const left = yield* list.remove(own);
        yield* inSlices(own, (index) => {
          const line = lines[index] as number;
          const deciding = left.get(index)?.map((at) => this.#ruleIn(lines[at] as number));
          if (deciding === undefined) removed.delete(line);
          else if (dialect === google.id) covers.set(line, deciding);
        });
        yield;
      }
      keepARule(file, removed);
    }
    return new Map([...removed].map((line) => [line, covers.get(line) ?? []]));
  }

  *#candidates(byLine: FileEffects['byLine']): Generator<void, Set<number>> {
    const file = this.#file;
    // Where a rule always loses, those that its winner covers show what is meant instead.
    const winners = new Set<number>();
    yield* inSlices(byLine, ([line, effects]) => {
      if (isOverruled(file, line, effects)) for (const winner of coversOf(effects)) winners.add(winner.line);
    });
    const candidates = new Set<number>();
    yield* inSlices(byLine, ([line, effects]) => {
      const isCandidate =
        isCovered(file, line, effects) &&
        isCoveredAsWritten(file, line, effects) &&
        !slidRules(file).has(line) &&
        coversOf(effects).every(
          // Some crawlers combine only some of the groups that name them.
          (cover) => !winners.has(cover.line) && file.groupAt(cover.line) === file.groupAt(line),
        );
      if (isCandidate) candidates.add(line);
    });
    return candidates;
  }

  /** Finds Allow lines that would open something if the rules for unnamed crawlers held too. */
  *findOpenings(byLine: FileEffects['byLine']): Generator<void, FileEffects['openings']> {
    const found = new Map<number, Rule>();
    const lines = [...byLine].filter(([line, effects]) => opensNothing(this.#file, line, effects));
    if (lines.length === 0) return found;
    const { google } = this.#file;
    const { deciding } = new CrawlerRules(google, { productTokens: [] });
    if (!deciding.some(({ outcome }) => outcome === 'disallowed')) return found;
    const list = yield* RuleList.of(google.dialect, deciding);
    yield* list.prepareOverlapping(true);
    for (const [line] of lines) {
      const opened = openedBy(list, google.valueAt(line - 1));
      if (opened !== null) found.set(line, opened);
      if (list.isDue) yield;
    }
    return found;
  }
}

/** Crawlers with several names, which combine groups. Any other follows the groups of one name. */
const withAliases = memoize((crawlers: LintContext['crawlers']) =>
  crawlers.filter(({ aliases }) => aliases.length > 0).map(questionFor),
);

/** Returns the kind and the patterns of a rule as one text. */
function patternsIn(robots: RobotsTxt, row: number): string {
  const pattern = robots.valueAt(row);
  if (robots.table.kind(row) !== FieldKind.allow) return `disallow ${pattern}`;
  return `allow ${pattern} ${robots.dialect.paths.secondAllowPattern(pattern) ?? ''}`;
}

function add<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}

/** Keeps a rule in each group of each dialect, because its user-agent lines would join the next group. */
function keepARule(file: LintFile, removed: Set<number>): void {
  for (const { id } of crawlerDialects) {
    const { groupTable, table } = file.readBy(id);
    for (const { ruleFrom, ruleTo } of groupTable.groups) {
      const rows = groupTable.ruleLines.subarray(ruleFrom, ruleTo);
      if (rows.length > 0 && rows.every((row) => removed.has(table.number(row))))
        removed.delete(table.number(rows.at(-1) as number));
    }
  }
}
