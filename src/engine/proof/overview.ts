import type { Dialect, PathReading } from '../dialects/dialect';
import type { CrawlerRules } from '../match/crawler-rules';
import { compileGlob } from '../match/glob';
import { NO_RULE } from '../match/rule-decider';
import type { Outcome } from '../match/rules-verdict';
import type { Rule } from '../parse';
import { ruleListOf } from './examined-rules';
import { areEqual } from './found-parts';
import { beginningOf, gapWordsOf } from './gap-word';
import { isOrdinary } from './path-forms';
import { decidesSome, kindOfPlace, type PlaceKind } from './place';
import type { Entry, RuleList } from './rule-list';

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

/** Most columns. Real files have at most eight. */
const MOST_COLUMNS = 100;
/** Most work for all columns, in compared characters: about three seconds. */
const MOST_WORK = 300_000_000;
/** Work counted for each two patterns that are looked at. */
const WORK_PER_PAIR = 10;

/**
 * Finds the verdicts of a file by crawlers and places. Null if nothing can be proven, because a dialect leaves verdicts open, or there are too
 * many rules or columns. Pauses after each slice of work.
 *
 * @param crawlers the rules that each crawler follows. Crawlers may share them.
 */
export function* overview(crawlers: readonly CrawlerRules[]): Generator<void, Overview | null> {
  const followed = yield* listsOf(crawlers);
  if (followed === null) return null;
  const columns = yield* columnsOf(crawlers, followed);
  if (columns === null) return null;
  const lists = columns.map(({ list }) => list);
  const areas = new Areas(lists);
  const cells: (ProvenCell | null)[][] = [];
  for (const area of areas.all) {
    if (lists.reduce((sum, { work }) => sum + work.count, 0) > MOST_WORK) return null;
    const row: (ProvenCell | null)[] = [];
    for (const { list } of columns) row.push(yield* cellOf(area, list, areas));
    cells.push(row);
  }
  return {
    columns: columns.map(({ crawlers: indexes }, column) => ({
      crawlers: indexes,
      outcome: onlyOutcome(cells.map((row) => row[column])),
    })),
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

/** Makes the list of rules of each crawler, one for all that compare URLs with the same patterns. Null if one can't be made. */
function* listsOf(crawlers: readonly CrawlerRules[]): Generator<void, readonly RuleList[] | null> {
  const byGroups = new Map<string, RuleList>();
  const byPatterns = new Map<PathReading, Map<string, RuleList>>();
  const lists: RuleList[] = [];
  for (const rules of crawlers) {
    let list = byGroups.get(rules.key);
    if (list === undefined) {
      const { dialect } = rules.robots;
      const key = JSON.stringify(rules.deciding.map(({ outcome, pattern }) => [outcome, pattern]));
      const known = byPatterns.get(dialect.paths) ?? new Map<string, RuleList>();
      byPatterns.set(dialect.paths, known);
      list = known.get(key);
      if (list === undefined) {
        const precedence = { ...dialect.precedence, alwaysAllowed: null };
        const made = fails(rules) ? 'left-open' : yield* ruleListOf(rules, { ...dialect, precedence });
        if (typeof made === 'string') return null;
        list = made;
        known.set(key, list);
      }
      byGroups.set(rules.key, list);
      if (list.isDue) yield;
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
}

/** Joins crawlers whose lists of rules give every URL the same verdict. Null if there are too many columns. */
function* columnsOf(
  crawlers: readonly CrawlerRules[],
  followed: readonly RuleList[],
): Generator<void, readonly Column[] | null> {
  const dialects = new Map(
    followed.map((list, index) => [list, (crawlers[index] as CrawlerRules).robots.dialect]),
  );
  // If each path that matters has the same form in all dialects, lists of different dialects can be compared.
  const isPlain = [...dialects.keys()].every(({ entries }) =>
    entries.every(({ shapes }) => shapes.every(isOrdinary)),
  );
  const columns: Column[] = [];
  const columnOf = new Map<RuleList, Column>();
  for (const [list, dialect] of dialects) {
    let found: Column | undefined;
    for (const column of columns) {
      if (dialect.precedence.order !== column.dialect.precedence.order) continue;
      if (!isPlain && dialect.paths !== column.dialect.paths) continue;
      if (!(yield* areEqual(column.list, list, dialect))) continue;
      found = column;
      break;
    }
    if (found === undefined) {
      found = { list, dialect, crawlers: [] };
      if (columns.push(found) > MOST_COLUMNS) return null;
    }
    columnOf.set(list, found);
  }
  for (const [crawler, list] of followed.entries()) columnOf.get(list)?.crawlers.push(crawler);
  return columns;
}

/** Returns the outcome of a column's cells if it is the same in all, without exceptions. */
function onlyOutcome(column: readonly (ProvenCell | null | undefined)[]): Outcome | null {
  const cells = column.flatMap((cell) => cell ?? []);
  const first = cells[0]?.outcome ?? null;
  const isSame = cells.every(({ outcome, exceptions }) => outcome === first && exceptions.length === 0);
  return isSame ? first : null;
}

/** A row before its cells are known. */
interface Area {
  readonly kind: PlaceKind;
  readonly pattern: string;
  readonly start: string;
  readonly parent: number;
  readonly shapes: readonly string[];
  isException: boolean;
}

/** The paths and patterns of all lists, and how they are nested. */
class Areas {
  readonly all: Area[] = [];
  readonly #byShapes = new Map<string, Omit<Area, 'parent'>>();
  /** Indexes of the areas by the text that they begin with, and of single pages by their path. */
  readonly #areas = new Map<string, number>();
  readonly #pages = new Map<string, number>();

  constructor(lists: readonly RuleList[]) {
    const found = this.#byShapes;
    const add = (pattern: string, shapes: readonly string[]): void => {
      const [shape] = shapes;
      const key = shapes.join();
      if (shape === undefined || found.has(key)) return;
      found.set(key, { ...kindOfPlace(shapes), pattern, shapes, isException: false });
    };
    add('/', gapWordsOf(compileGlob('/')));
    const lineOf = ({ rule }: Entry): number => rule?.line ?? 0;
    const entries = lists.flatMap((list) => list.entries).sort((a, b) => lineOf(a) - lineOf(b));
    for (const { pattern, shapes } of entries) if (pattern !== '') add(pattern, shapes);
    for (const [index, { kind, start }] of [...found.values()].entries()) {
      if (kind === 'area') this.#areas.set(start, index);
      else if (kind === 'page') this.#pages.set(start, index);
    }
    for (const area of found.values()) this.all.push(Object.assign(area, { parent: this.#parentOf(area) }));
  }

  /** Notes that a pattern decides something in another row. */
  noteException({ shapes }: Entry): void {
    const area = this.#byShapes.get(shapes.join());
    if (area !== undefined) area.isException = true;
  }

  /** Returns whether a word is in an area or page that is nested in the given area, or in one of its parts. */
  isDeeper(word: string, { start }: Area): boolean {
    if (this.#pages.has(word)) return true;
    const end = beginningOf(word).length;
    for (let length = start.length + 1; length <= end; length++)
      if (this.#areas.has(word.slice(0, length))) return true;
    return false;
  }

  /** Returns whether a pattern has a row of its own that is nested in the given area. */
  hasOwnRow({ shapes: [shape = '', ...others] }: Entry, { start }: Area): boolean {
    const beginning = beginningOf(shape);
    const isArea = others.length === 0 && beginning.length === shape.length - 1;
    return isArea && beginning.length > start.length && this.#areas.has(beginning);
  }

  #parentOf({ kind, start }: Pick<Area, 'kind' | 'start'>): number {
    for (let length = kind === 'area' ? start.length - 1 : start.length; length > 0; length--) {
      const parent = this.#areas.get(start.slice(0, length));
      if (parent !== undefined) return parent;
    }
    return -1;
  }
}

/** Returns the words of an area that URLs can have. */
function wordsOf({ shapes }: Area, { paths }: RuleList): readonly string[] {
  return shapes.flatMap((shape) => [...paths.possibleOf(shape)]);
}

/** Returns the rule that a row is about: its own if that decides some of its words, else that of the first word. */
function deciding(winners: readonly (Entry | null)[], { shapes }: Area): Entry | null {
  return winners.find((winner) => winner?.shapes.join() === shapes.join()) ?? winners[0] ?? null;
}

function* cellOf(area: Area, list: RuleList, areas: Areas): Generator<void, ProvenCell | null> {
  const words = wordsOf(area, list);
  if (words.length === 0) return null;
  const winners = words.map((word) => list.strongest(word));
  const by = deciding(winners, area);
  const blocks = by?.blocks === true;
  const exceptions = new Set<Rule | null>();
  const addException = (entry: Entry | null): void => {
    exceptions.add(entry?.rule ?? null);
    if (entry !== null) areas.noteException(entry);
  };
  const isNested = (word: string): boolean => area.kind === 'area' && areas.isDeeper(word, area);
  for (const [index, word] of words.entries()) {
    const winner = winners[index] ?? null;
    if ((winner?.blocks === true) !== blocks && !isNested(word)) addException(winner);
    const lowest = winner?.rank ?? Number.POSITIVE_INFINITY;
    for (const other of list.between(-1, lowest, !blocks)) {
      list.work.count += WORK_PER_PAIR;
      if (list.isDue) yield;
      if (exceptions.has(other.rule) || (area.kind === 'area' && areas.hasOwnRow(other, area))) continue;
      if (decidesSome(other, word, list, isNested) !== false) addException(other);
    }
  }
  return { outcome: blocks ? 'disallowed' : 'allowed', by: by?.rule ?? null, exceptions: [...exceptions] };
}
