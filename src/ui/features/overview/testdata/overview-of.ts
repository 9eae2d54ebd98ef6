import { crawlerById } from '../../../../catalogue/full';
import type {
  OverviewContent,
  OverviewMember,
  OverviewPart,
  OverviewPlace,
  OverviewRow,
} from '../../../../store';

/** A column: the ids of its crawlers. Names that the catalogue doesn't know are crawlers of the file. */
export interface MadeColumn {
  readonly crawlers: readonly string[];
  /** Names in the file. Without any, the column is everyone else. */
  readonly names?: readonly string[];
}

/**
 * A row: its places, separated by spaces, and a sign for each column. `.` allowed, `x` blocked, `o` and `X` the same with exceptions, `-` no URL.
 * Two spaces before the places make it a nested row.
 */
type MadeRow = readonly [places: string, cells: string];

/** Builds an overview of a file. */
export function overviewOf({
  columns,
  areas,
  patterns = [],
  ...rest
}: {
  readonly columns: readonly MadeColumn[];
  readonly areas: readonly MadeRow[];
  readonly patterns?: readonly MadeRow[];
} & Partial<Omit<OverviewContent, 'columns' | 'areas' | 'patterns'>>): OverviewContent {
  const [site, ...places] = [...areas, ...patterns];
  return {
    summary: { kind: 'open', hasRules: true },
    columns: columns.map(({ crawlers, names = [] }, index) => ({
      isEveryoneElse: names.length === 0,
      names,
      members: crawlers.map((crawler) => memberOf(crawler, names.length > 0)),
      outcome: null,
      reach: {
        rest: isBlocked(site?.[1][index]) ? 'disallowed' : 'allowed',
        areas: places
          .filter(([, cells]) => isBlocked(cells[index]) !== isBlocked(site?.[1][index]))
          .reduce((sum, [text]) => sum + patternsIn(text).length, 0),
      },
    })),
    areas: partOf(areas),
    patterns: partOf(patterns),
    skippers: [],
    ...rest,
  };
}

function memberOf(crawler: string, isNamed: boolean): OverviewMember {
  const known = crawlerById(crawler);
  return { id: known?.id ?? null, name: known?.name ?? crawler, isNamed };
}

function partOf(rows: readonly MadeRow[]): OverviewPart {
  return { rows: rows.map(rowOf), rowCount: rows.length };
}

function rowOf([text, cells]: MadeRow): OverviewRow {
  const places = patternsIn(text);
  return {
    places: places.map(placeOf),
    placeCount: places.length,
    depth: text.startsWith('  ') ? 1 : 0,
    cells: Array.from(cells, (sign) => ({
      outcome: sign === '-' ? null : isBlocked(sign) ? 'disallowed' : 'allowed',
      hasExceptions: 'oX'.includes(sign),
    })),
  };
}

function patternsIn(text: string): readonly string[] {
  return text.split(' ').filter((pattern) => pattern !== '');
}

function isBlocked(sign = '.'): boolean {
  return 'xX'.includes(sign);
}

function placeOf(pattern: string): OverviewPlace {
  if (pattern.includes('*')) return { kind: 'pattern', pattern };
  return { kind: pattern.endsWith('$') ? 'page' : 'area', pattern };
}
