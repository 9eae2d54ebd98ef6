import type { Dialect, PathReading } from '../dialects/dialect';
import type { CrawlerRules } from '../match/crawler-rules';
import { NO_RULE } from '../match/rule-decider';
import type { Outcome } from '../match/rules-verdict';
import type { Rule } from '../parse';
import { type Area, Areas } from './areas';
import { type NoProof, ruleListOf } from './examined-rules';
import { areEqual } from './found-parts';
import { isOrdinary } from './path-forms';
import { decidesSome, type PlaceKind } from './place';
import type { Entry, RuleList } from './rule-list';
import { Work } from './work';

/**
 * The verdicts of a whole file, for every URL but that of robots.txt itself. Crawlers may read the file in different dialects: a row
 * then has the URLs whose paths, in the form that each crawler compares, are in it.
 */
export interface Overview {
  /** Crawlers with the same verdicts share a column, in order of the first of each. */
  readonly columns: readonly ProvenColumn[];
  /** The first is the whole site. Then every path and pattern of a rule, in order of lines. */
  readonly rows: readonly ProvenRow[];
  /** Returns the rule by which a crawler gets the verdict of a row, both given by their indexes; null if none matches. */
  ruleAt(row: number, crawler: number): Rule | null;
}

export interface ProvenColumn {
  /** Indexes of crawlers, ascending. */
  readonly crawlers: readonly number[];
  /** The outcome of every URL; null if it depends on the URL. */
  readonly outcome: Outcome | null;
}

export interface ProvenRow {
  readonly kind: PlaceKind;
  /** A pattern for it, in the dialect's form. */
  readonly pattern: string;
  /** The text that all of its paths begin with. */
  readonly start: string;
  /** Index of the smallest area around it; -1 for the whole site. */
  readonly parent: number;
  /** One for each column; null if no URL has such a path. */
  readonly cells: readonly (ProvenCell | null)[];
  /** True if its rules are exceptions in another row. */
  readonly isException: boolean;
}

export interface ProvenCell {
  /** Outcome of all URLs of the row that are in no smaller row, apart from the exceptions. */
  readonly outcome: Outcome;
  /** The rule that decides them, as the column's first crawler follows it; null if none matches. */
  readonly by: Rule | null;
  /** Rules that decide some of them otherwise. Null means that some match no rule. */
  readonly exceptions: readonly (Rule | null)[];
}

/** Reason why nothing is said about a file. */
export type NoOverview =
  | NoProof
  /** There are more than `most` rules, counted for each crawler. */
  | { readonly kind: 'rules'; readonly most: number }
  /** More than `most` crawlers have different verdicts. */
  | { readonly kind: 'columns'; readonly most: number };

/** Most columns: more than the catalogue has crawlers. Real files have at most eight. */
const MOST_COLUMNS = 400;
/** Most patterns of all lists of rules together, which would otherwise take a gigabyte. */
const MOST_ENTRIES = 400_000;
/** Most work for all columns, in compared characters: some seconds. */
const MOST_WORK = 600_000_000;
/** Work counted for each pattern that is looked at, besides its characters. */
const WORK_PER_PATTERN = 10;
/** Work counted for each two columns that are compared, besides that of their patterns. */
const WORK_PER_COLUMN = 1_000;

/**
 * Finds the verdicts of a file by crawlers and places, or why nothing is said about them. Pauses after each slice of work.
 *
 * @param crawlers the rules that each crawler follows. Crawlers may share them.
 */
export function* overview(crawlers: readonly CrawlerRules[]): Generator<void, Overview | NoOverview> {
  const work = new Work();
  const followed = yield* listsOf(crawlers, work);
  if ('kind' in followed) return followed;
  const columns = yield* columnsOf(crawlers, followed, work);
  if (columns === null) return { kind: 'columns', most: MOST_COLUMNS };
  const areas = yield* Areas.of(
    columns.map(({ list }) => list),
    work,
  );
  const cells: (ProvenCell | null)[][] = [];
  for (const area of areas.all) {
    if (work.count > MOST_WORK) return { kind: 'work' };
    cells.push(yield* rowOf(area, columns, areas));
    if (work.isDue) yield;
  }
  return {
    columns: columns.map(({ crawlers: indexes, outcomes }) => {
      const [outcome = null, ...others] = outcomes;
      return { crawlers: indexes, outcome: others.length === 0 ? outcome : null };
    }),
    rows: areas.all.map(({ kind, pattern, start, parent, isException }, index) => ({
      ...{ kind, pattern, start, parent, isException },
      cells: cells[index] ?? [],
    })),
    ruleAt: (row, crawler) => {
      const list = followed[crawler];
      const area = areas.all[row];
      if (list === undefined || area === undefined) return null;
      const winners = wordsOf(area, list).map((word) => list.strongest(word));
      const winner = deciding(winners, area);
      // Crawlers with the same patterns share a list, so its rules may be those of another one.
      return winner && (crawlers[crawler]?.deciding[winner.rank]?.rule ?? null);
    },
  };
}

/** Makes the list of rules of each crawler, one for all that compare URLs with the same patterns. */
function* listsOf(
  crawlers: readonly CrawlerRules[],
  work: Work,
): Generator<void, readonly RuleList[] | NoOverview> {
  const byGroups = new Map<string, RuleList>();
  const byPatterns = new Map<PathReading, Map<string, RuleList>>();
  const lists: RuleList[] = [];
  let entries = 0;
  for (const rules of crawlers) {
    let list = byGroups.get(rules.key);
    if (list === undefined) {
      const { dialect } = rules.robots;
      // Ranks the rules, which takes as long as writing them into a key.
      void rules.deciding;
      yield;
      const key = JSON.stringify(rules.deciding.map(({ outcome, pattern }) => [outcome, pattern]));
      const known = byPatterns.get(dialect.paths) ?? new Map<string, RuleList>();
      byPatterns.set(dialect.paths, known);
      list = known.get(key);
      yield;
      if (list === undefined) {
        entries += rules.deciding.length;
        if (entries > MOST_ENTRIES) return { kind: 'rules', most: MOST_ENTRIES };
        const precedence = { ...dialect.precedence, alwaysAllowed: null };
        if (fails(rules)) return { kind: 'left-open' };
        const made = yield* ruleListOf(rules, { ...dialect, precedence }, rules.deciding, work);
        if ('kind' in made) return made;
        list = made;
        known.set(key, list);
      }
      byGroups.set(rules.key, list);
    }
    lists.push(list);
  }
  return lists;
}

/** Returns whether reading the file fails, so that no verdict is defined. */
function fails(rules: CrawlerRules): boolean {
  return rules.isFixed && rules.decisionOf(NO_RULE).outcome === 'undefined';
}

interface Column {
  readonly list: RuleList;
  readonly dialect: Dialect;
  readonly crawlers: number[];
  /** Outcomes in the column's cells; both if a cell has exceptions. */
  readonly outcomes: Set<Outcome>;
  /** Cells without exceptions by the pattern that decides them. Shared, because a file may have millions. */
  readonly plainCells: Map<Entry | null, ProvenCell>;
}

/** Joins crawlers whose lists of rules give every URL the same verdict. Null if there are too many columns. */
function* columnsOf(
  crawlers: readonly CrawlerRules[],
  followed: readonly RuleList[],
  work: Work,
): Generator<void, readonly Column[] | null> {
  const dialects = new Map(
    followed.map((list, index) => [list, (crawlers[index] as CrawlerRules).robots.dialect]),
  );
  // If each path that matters has the same form in all dialects, lists of different dialects can be compared.
  const isPlain = yield* areOrdinary(dialects.keys());
  const columns: Column[] = [];
  const columnOf = new Map<RuleList, Column>();
  for (const [list, dialect] of dialects) {
    let found: Column | undefined;
    for (const column of columns) {
      if (dialect.precedence.order !== column.dialect.precedence.order) continue;
      if (!isPlain && dialect.paths !== column.dialect.paths) continue;
      work.count += WORK_PER_COLUMN;
      if (work.isDue) yield;
      if (!(yield* areEqual(column.list, list, dialect))) continue;
      found = column;
      break;
    }
    if (found === undefined) {
      found = { list, dialect, crawlers: [], outcomes: new Set(), plainCells: new Map() };
      if (columns.push(found) > MOST_COLUMNS) return null;
    }
    columnOf.set(list, found);
  }
  for (const [crawler, list] of followed.entries()) columnOf.get(list)?.crawlers.push(crawler);
  return columns;
}

function* areOrdinary(lists: Iterable<RuleList>): Generator<void, boolean> {
  for (const list of lists) {
    for (const { shapes, pattern } of list.entries) {
      if (!shapes.every(isOrdinary)) return false;
      list.work.count += WORK_PER_PATTERN + pattern.length;
      if (list.isDue) yield;
    }
  }
  return true;
}

/** Returns the words of an area that URLs can have. */
function wordsOf({ shapes }: Area, { paths }: RuleList): readonly string[] {
  return shapes.flatMap((shape) => [...paths.possibleOf(shape)]);
}

/** Returns the rule that a row is about: its own if that decides some of its words, else that of the first word. */
function deciding(winners: readonly (Entry | null)[], { shapes }: Area): Entry | null {
  const isOwn = (winner: Entry | null): boolean =>
    winner?.shapes.length === shapes.length && shapes.every((shape, at) => shape === winner.shapes[at]);
  return winners.find(isOwn) ?? winners[0] ?? null;
}

/** Makes the cells of a row. */
function* rowOf(
  area: Area,
  columns: readonly Column[],
  areas: Areas,
): Generator<void, (ProvenCell | null)[]> {
  const wordsBy = new Map<Dialect, readonly string[]>();
  const row: (ProvenCell | null)[] = [];
  for (const column of columns) {
    let words = wordsBy.get(column.dialect);
    if (words === undefined) {
      words = wordsOf(area, column.list);
      wordsBy.set(column.dialect, words);
      column.list.work.count += WORK_PER_PATTERN + area.pattern.length;
    }
    const cell = words.length === 0 ? null : yield* cellOf(area, words, column, areas);
    row.push(cell);
    if (cell === null) continue;
    column.outcomes.add(cell.outcome);
    if (cell.exceptions.length > 0) for (const outcome of BOTH) column.outcomes.add(outcome);
  }
  return row;
}

const BOTH: readonly Outcome[] = ['allowed', 'disallowed'];

/** @param words those of the area that URLs can have. */
function* cellOf(
  area: Area,
  words: readonly string[],
  { list, plainCells }: Column,
  areas: Areas,
): Generator<void, ProvenCell> {
  const winners = words.map((word) => list.strongest(word));
  const by = deciding(winners, area);
  const blocks = by?.blocks === true;
  const exceptions = new Set<Rule | null>();
  const addException = (entry: Entry | null): void => {
    exceptions.add(entry?.rule ?? null);
    if (entry !== null) areas.noteException(entry);
  };
  const isNested = (word: string): boolean => area.kind === 'area' && areas.isDeeper(word, area);
  yield* list.prepareOverlapping(!blocks);
  for (const [index, word] of words.entries()) {
    const winner = winners[index] ?? null;
    if ((winner?.blocks === true) !== blocks && !isNested(word)) addException(winner);
    const lowest = winner?.rank ?? Number.POSITIVE_INFINITY;
    for (const other of list.overlapping(word, -1, lowest, !blocks)) {
      list.work.count += WORK_PER_PATTERN;
      if (list.isDue) yield;
      if (exceptions.has(other.rule) || (area.kind === 'area' && areas.hasOwnRow(other, area))) continue;
      if (decidesSome(other, word, list, isNested) !== false) addException(other);
    }
  }
  if (list.isDue) yield;
  const plain = plainCells.get(by);
  if (plain !== undefined && exceptions.size === 0) return plain;
  const outcome = blocks ? 'disallowed' : 'allowed';
  const cell: ProvenCell = { outcome, by: by?.rule ?? null, exceptions: [...exceptions] };
  if (exceptions.size === 0) plainCells.set(by, cell);
  return cell;
}
