import { compileGlob } from '../match/glob';
import type { Crawler } from '../match/question';
import { NO_RULE } from '../match/rule-decider';
import type { Outcome } from '../match/verdict';
import type { RobotsTxt, Rule } from '../parse';
import { areEqual } from './difference';
import { ruleListOf } from './examined-rules';
import { beginningOf, gapWordsOf } from './gap-word';
import { overlapOf } from './overlap';
import { type Entry, mayOverlap, type RuleList } from './rule-list';
import { ruleViews } from './rule-views';

/** The verdicts of a whole file, for every crawler and every URL. */
export interface Overview {
  /** Crawlers with the same verdicts share a column. The first is that of crawlers that the file doesn't name. */
  readonly columns: readonly OverviewColumn[];
  /** The first is the whole site. Then every path and pattern of a rule, in order of first occurrence. */
  readonly rows: readonly OverviewRow[];
}

export interface OverviewColumn {
  /** One crawler for each different selection of groups; see `ruleViews`. */
  readonly crawlers: readonly Crawler[];
  /** The outcome of every URL; null if it depends on the URL. */
  readonly outcome: Outcome | null;
}

export interface OverviewRow {
  /** Everything that begins with a path, one path, or all paths of a pattern with stars. */
  readonly kind: 'area' | 'page' | 'pattern';
  /** A pattern for it, in the dialect's form. */
  readonly pattern: string;
  /** The text that all of its paths begin with. */
  readonly start: string;
  /** Index of the smallest area around it; -1 for the whole site. */
  readonly parent: number;
  /** One for each column; null if no URL has such a path. */
  readonly cells: readonly (OverviewCell | null)[];
}

export interface OverviewCell {
  /** Outcome of all URLs of the row that are in no smaller row, apart from the exceptions. */
  readonly outcome: Outcome;
  /** The rule that decides them, as the column's first crawler follows it; null if none matches. */
  readonly by: Rule | null;
  /** Rules that decide some of them otherwise. Null means that some match no rule. */
  readonly exceptions: readonly (Rule | null)[];
}

/**
 * Finds the verdicts of a file by crawlers and places. Null if nothing can be proven, because the dialect leaves verdicts open or there are too many
 * rules. Pauses after each slice of work.
 *
 * @param crawlers besides those that the file names, such as crawlers with several names.
 */
export function* overview(
  robots: RobotsTxt,
  crawlers: readonly Crawler[] = [],
): Generator<void, Overview | null> {
  const columns: { readonly crawlers: Crawler[]; readonly list: RuleList; readonly fixed: Outcome | null }[] =
    [];
  for (const { crawler, rules } of ruleViews(robots, crawlers)) {
    const list = yield* ruleListOf(rules);
    if (typeof list === 'string') return null;
    let column = columns[0];
    for (const each of columns) {
      column = each;
      if (yield* areEqual(each.list, list, robots.dialect)) break;
      column = undefined;
    }
    const fixed = rules.isFixed ? rules.decisionOf(NO_RULE).outcome : null;
    if (column === undefined) columns.push({ crawlers: [crawler], list, fixed });
    else column.crawlers.push(crawler);
  }
  const areas = new Areas(columns.map(({ list }) => list));
  const rows: OverviewRow[] = [];
  for (const area of areas.all) {
    const cells: (OverviewCell | null)[] = [];
    for (const { list, fixed } of columns) {
      cells.push(
        fixed === null ? yield* cellOf(area, list, areas) : { outcome: fixed, by: null, exceptions: [] },
      );
    }
    const { kind, pattern, start, parent } = area;
    rows.push({ kind, pattern, start, parent, cells });
  }
  return {
    columns: columns.map((column, index) => ({
      crawlers: column.crawlers,
      outcome: onlyOutcome(rows, index),
    })),
    rows,
  };
}

/** Returns the outcome of a column if it is the same in all rows, without exceptions. */
function onlyOutcome(rows: readonly OverviewRow[], column: number): Outcome | null {
  const cells = rows.flatMap((row) => row.cells[column] ?? []);
  const first = cells[0]?.outcome ?? null;
  const isSame = cells.every(({ outcome, exceptions }) => outcome === first && exceptions.length === 0);
  return isSame ? first : null;
}

/** A row before its cells are known. */
interface Area {
  readonly kind: OverviewRow['kind'];
  readonly pattern: string;
  readonly start: string;
  readonly parent: number;
  readonly shapes: readonly string[];
}

/** The paths and patterns of all lists, and how they are nested. */
class Areas {
  readonly all: Area[] = [];
  /** Indexes of the areas by the text that they begin with, and of single pages by their path. */
  readonly #areas = new Map<string, number>();
  readonly #pages = new Map<string, number>();

  constructor(lists: readonly RuleList[]) {
    const found = new Map<string, Omit<Area, 'parent'>>();
    const add = (pattern: string, shapes: readonly string[]): void => {
      const [shape] = shapes;
      const key = shapes.join();
      if (shape === undefined || found.has(key)) return;
      const start = beginningOf(shape);
      const isPage = start === shape;
      const isArea = !isPage && start.length === shape.length - 1 && shapes.length === 1;
      found.set(key, { kind: isPage ? 'page' : isArea ? 'area' : 'pattern', pattern, start, shapes });
    };
    add('/', gapWordsOf(compileGlob('/')));
    for (const { entries } of lists)
      for (const { rule, pattern, shapes } of entries)
        if (rule !== null && pattern !== '') add(pattern, shapes);
    for (const [index, { kind, start }] of [...found.values()].entries()) {
      if (kind === 'area') this.#areas.set(start, index);
      else if (kind === 'page') this.#pages.set(start, index);
    }
    for (const area of found.values()) this.all.push({ ...area, parent: this.#parentOf(area) });
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

function* cellOf(area: Area, list: RuleList, areas: Areas): Generator<void, OverviewCell | null> {
  const words = area.shapes.flatMap((shape) => [...list.paths.possibleOf(shape)]);
  if (words.length === 0) return null;
  const winners = words.map((word) => list.strongest(word));
  const by = winners[0] ?? null;
  const blocks = by?.blocks === true;
  const exceptions = new Set<Rule | null>();
  const isNested = (word: string): boolean => area.kind === 'area' && areas.isDeeper(word, area);
  for (const [index, word] of words.entries()) {
    const winner = winners[index] ?? null;
    if ((winner?.blocks === true) !== blocks && !isNested(word)) exceptions.add(winner?.rule ?? null);
    const lowest = winner?.rank ?? Number.POSITIVE_INFINITY;
    for (const other of list.between(-1, lowest, !blocks)) {
      if (list.isDue) yield;
      if (exceptions.has(other.rule) || (area.kind === 'area' && areas.hasOwnRow(other, area))) continue;
      if (decidesSome(other, word, list, isNested)) exceptions.add(other.rule);
    }
  }
  return { outcome: blocks ? 'disallowed' : 'allowed', by: by?.rule ?? null, exceptions: [...exceptions] };
}

/** Returns whether a pattern may decide some paths of a word that are in no nested row. */
function decidesSome(
  entry: Entry,
  word: string,
  list: RuleList,
  isNested: (word: string) => boolean,
): boolean {
  return entry.shapes.some((shape) => {
    if (!mayOverlap(word, shape)) return false;
    const shared = overlapOf(word, shape, list.work);
    if (shared === null) return true;
    return shared.some((each) =>
      [...list.paths.possibleOf(each)].some((path) => !isNested(path) && list.strongest(path) === entry),
    );
  });
}
