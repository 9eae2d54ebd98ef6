import type { ReadableFile } from '../../../engine';
import type { CrawlerProfile } from '../../../engine/crawlers';
import type { Overview } from '../../../engine/proof';
import type { LintEngine } from '../../../lint/fixes';
import { type CountedCrawlers, countedCrawlers, MOST_NAMES } from './counted-crawlers';
import {
  LINES_PER_CELL,
  type OverviewCell,
  type OverviewColumn,
  type OverviewContent,
  type OverviewLimit,
  type OverviewPart,
  PLACES_PER_ROW,
  ROWS_PER_PART,
} from './overview-protocol';
import { columnReach, type JoinedRow, joinRows, sentCell } from './overview-rows';
import { overviewSummary } from './overview-summary';

/** Members that a column is named after if the file names none of them. */
const NAMES_OF_MEMBERS = 3;

/** The overview of a file, and the lines behind it. */
export interface MadeOverview {
  readonly content: OverviewContent;
  /** Returns the lines that decide a cell; see `LintRequests`. */
  linesOf(part: 'areas' | 'patterns', row: number, columns: readonly number[]): Int32Array;
}

/** Makes the overview of a file, or says why nothing can be said about all URLs. Pauses between pieces of work. */
export function* fileOverview(
  { overview }: Pick<LintEngine, 'overview'>,
  file: ReadableFile,
  known: readonly CrawlerProfile[],
): Generator<void, MadeOverview | OverviewLimit> {
  const counted = yield* countedCrawlers(file, known);
  if (counted === null) return { kind: 'names', most: MOST_NAMES };
  const proven = yield* overview(counted.crawlers.map(({ rules }) => rules));
  if ('kind' in proven) return proven;
  yield;
  const shown = yield* shownColumns(proven, counted);
  const rows = yield* joinRows(
    proven,
    shown.map(({ first }) => first),
  );
  yield;
  const columns = shown.map(({ column }) => column);
  const robots = file.readBy('google');
  const summary = yield* overviewSummary(columns, rows, proven, robots.groupTable.ruleLines.length > 0);
  return {
    content: {
      summary,
      columns,
      areas: partOf(rows.areas, proven),
      patterns: partOf(rows.patterns, proven),
      skippers: counted.skippers,
    },
    linesOf: (part, row, indexes) => {
      const crawlers = indexes.flatMap((index) => shown[index]?.crawlers ?? []);
      return linesOf(proven, rows[part][row], crawlers);
    },
  };
}

interface ShownColumn {
  /** The first of the proof's columns that are shown as this one. */
  readonly first: number;
  readonly crawlers: readonly number[];
  readonly column: OverviewColumn;
}

function codeOf({ outcome, hasExceptions }: OverviewCell): string {
  return `${outcome?.[0] ?? '-'}${hasExceptions ? '!' : ''}`;
}

/** Joins the proof's columns with equal cells, which may belong to different dialects, and sorts and names them. */
function* shownColumns(
  { columns, rows }: Overview,
  { crawlers, names }: CountedCrawlers,
): Generator<void, readonly ShownColumn[]> {
  const reachOf = columnReach({ rows });
  const joined = new Map<string, { readonly first: number; readonly crawlers: number[] }>();
  for (const [index, column] of columns.entries()) {
    const key = rows.map(({ cells }) => codeOf(sentCell(cells[index] ?? null))).join('');
    yield;
    const known = joined.get(key) ?? { first: index, crawlers: [] };
    joined.set(key, known);
    known.crawlers.push(...column.crawlers);
  }
  const order = [...names.values()];
  const shown: ShownColumn[] = [];
  for (const { first, crawlers: indexes } of joined.values()) {
    yield;
    const own = new Set(indexes);
    const written = [...names].flatMap(([name, named]) =>
      named.some((each) => own.has(each)) ? [name] : [],
    );
    // The first crawler stands for unknown ones and has no entry.
    const members = indexes.filter((index) => index > 0).flatMap((index) => crawlers[index]?.member ?? []);
    shown.push({
      first,
      crawlers: indexes,
      column: {
        isEveryoneElse: own.has(0),
        names:
          written.length > 0 || own.has(0)
            ? written
            : members.slice(0, NAMES_OF_MEMBERS).map(({ name }) => name),
        members,
        outcome: columns[first]?.outcome ?? null,
        reach: reachOf(first),
      },
    });
  }
  /** For each crawler, the place in the file of the first name that it follows. */
  const placeOf = new Map<number, number>();
  for (const [place, named] of order.entries())
    for (const crawler of named) if (!placeOf.has(crawler)) placeOf.set(crawler, place);
  const places = new Map(
    shown.map((each) => [
      each,
      each.crawlers.reduce(
        (least, crawler) => Math.min(least, placeOf.get(crawler) ?? order.length),
        each.column.isEveryoneElse ? -1 : order.length,
      ),
    ]),
  );
  return shown.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function partOf(joined: readonly JoinedRow[], { rows }: Overview): OverviewPart {
  return {
    rowCount: joined.length,
    rows: joined.slice(0, ROWS_PER_PART).map(({ places, depth, cells }) => {
      const isSite = places[0] === 0;
      return {
        depth,
        cells,
        placeCount: isSite ? 0 : places.length,
        places: (isSite ? [] : places.slice(0, PLACES_PER_ROW)).flatMap((index) => {
          const row = rows[index];
          if (row === undefined) return [];
          const { kind, pattern, start } = row;
          return { kind, pattern: kind === 'area' ? start : pattern };
        }),
      };
    }),
  };
}

/** Returns the lines by which crawlers get the verdict of a row. */
function linesOf(proven: Overview, row: JoinedRow | undefined, crawlers: readonly number[]): Int32Array {
  const lines = new Set<number>();
  for (const place of row?.places ?? []) {
    for (const crawler of crawlers) {
      const rule = proven.ruleAt(place, crawler);
      if (rule !== null) lines.add(rule.line);
    }
    if (lines.size >= LINES_PER_CELL) break;
  }
  return Int32Array.from([...lines].sort((a, b) => a - b).slice(0, LINES_PER_CELL));
}
