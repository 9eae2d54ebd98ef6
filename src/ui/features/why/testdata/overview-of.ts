import type { OverviewContent, OverviewRow } from '../../../../store';

/** Columns: everyone else, Bingbot, and GPTBot with CCBot. */
const columns: OverviewContent['columns'] = [
  {
    isEveryoneElse: true,
    names: [],
    members: ['Googlebot', 'ClaudeBot', 'x'].map((name) => ({
      id: name.toLowerCase(),
      name,
      isNamed: false,
    })),
    outcome: null,
    reach: { rest: 'allowed', areas: 4 },
  },
  {
    isEveryoneElse: false,
    names: ['Bingbot'],
    members: [{ id: 'bingbot', name: 'Bingbot', isNamed: true }],
    outcome: null,
    reach: { rest: 'allowed', areas: 6 },
  },
  {
    isEveryoneElse: false,
    names: ['GPTBot', 'CCBot'],
    members: ['GPTBot', 'CCBot'].map((name) => ({ id: name.toLowerCase(), name, isNamed: true })),
    outcome: 'disallowed',
    reach: { rest: 'disallowed', areas: 0 },
  },
];

/** Outcomes of a row, one letter per column: a for allowed, b for blocked, - for no URL. */
type Outcomes = string;

/** Creates a row. Places that end with `$` are pages; `depth` is the number of spaces before the first. */
export function rowOf(outcomes: Outcomes, ...places: readonly string[]): OverviewRow {
  const patterns = places.map((place) => place.trimStart());
  return {
    places: patterns.map((pattern) => ({ kind: pattern.endsWith('$') ? 'page' : 'area', pattern })),
    placeCount: patterns.length,
    depth: (places[0]?.length ?? 0) - (patterns[0]?.length ?? 0),
    cells: [...outcomes].map((letter) => ({
      outcome: letter === 'a' ? 'allowed' : letter === 'b' ? 'disallowed' : null,
      hasExceptions: false,
    })),
  };
}

/** Creates an overview of a file that shuts out GPTBot and CCBot. */
export function overviewOf(
  areas: readonly OverviewRow[],
  patterns: readonly OverviewRow[] = [],
): OverviewContent {
  return {
    summary: {
      kind: 'open-except',
      areas: 0,
      share: 'everyone',
      shutOut: [2],
      free: [],
      exceptFor: null,
      onlyFor: null,
    },
    columns,
    areas: { rows: areas, rowCount: areas.length },
    patterns: { rows: patterns, rowCount: patterns.length },
    skippers: [],
  };
}
