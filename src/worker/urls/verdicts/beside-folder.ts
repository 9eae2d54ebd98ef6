import type { PathBatch, RankedPattern } from '../../../engine';
import { ListBatch } from './list-batch';
import type { UrlSource } from './url-source';
import type { VerdictColumn } from './verdict-column';

/**
 * A name that a disallow rule blocks only because it starts like the name in the rule: `/communities` for
 * `/c`.
 */
export interface CaughtName {
  /** The path up to the end of the name, at most 200 UTF-16 units. */
  readonly path: string;
  readonly urls: number;
  /** The first row with this name. */
  readonly row: number;
}

/**
 * URLs that a disallow rule blocks outside the folder or page it names, because its pattern ends in the
 * middle of a name.
 */
export interface BesideFolder {
  /** 1-based line of the rule. */
  readonly line: number;
  readonly pattern: string;
  /** Number of blocked URLs at the rule's path or below it. */
  readonly own: number;
  /** Number of other blocked URLs. */
  readonly beside: number;
  /** Names of the others, most frequent first: at most 10, taken from the first 50 found. */
  readonly names: readonly CaughtName[];
}

/** Maximum numbers of rules reported and rules examined. */
const MOST_RULES = 100;
const MOST_WATCHED = 20_000;
const MOST_NAMES = 50;
const NAMES_SHOWN = 10;
/** Maximum UTF-16 units of an examined pattern and of a reported name. */
const LONGEST_PATTERN = 200;
const LONGEST_NAME = 200;

/** Matches a path without wildcards that ends in the middle of a name. */
const NAME_WITHOUT_END = /^\/[^*$]*[a-z0-9]$/i;
/**
 * Matches a character that continues a name. A dot doesn't: a rule for `/index` probably means `/index.html`,
 * too.
 */
const GOES_ON = /[a-z0-9_%-]/i;
const NAME_END = /[/?#;.]/;

interface Watched {
  readonly line: number;
  readonly pattern: string;
  own: number;
  beside: number;
  /** The row counted last. A row counts once per line, even if several crawlers share the line. */
  row: number;
  readonly names: Map<string, { urls: number; readonly row: number }>;
}

/**
 * Finds disallow rules that may block more than intended: they block URLs only because these start like the
 * name in the rule. Returns at most 100 rules, those with the most such URLs first. Yields between pieces of
 * work.
 */
export function* caughtBeside(
  urls: UrlSource,
  columns: readonly VerdictColumn[],
): Generator<void, readonly BesideFolder[]> {
  const distinct = [...new Set(columns)];
  const byLine = new Map<number, Watched>();
  const watched = distinct.map(({ answers }) => answers.rules.deciding.map((entry) => watch(entry, byLine)));
  const rows = byLine.size === 0 ? 0 : Math.max(0, ...distinct.map(({ cells }) => cells.done));
  const batch = new ListBatch();
  for (let start = 0; start < rows; start = batch.end) {
    batch.read(urls, start, rows, null);
    countCaught(batch, distinct, watched);
    yield;
  }
  return [...byLine.values()]
    .filter(({ beside }) => beside > 0)
    .sort((a, b) => b.beside - a.beside || a.line - b.line)
    .slice(0, MOST_RULES)
    .map(toBesideFolder);
}

function countCaught(
  batch: ListBatch,
  columns: readonly VerdictColumn[],
  watched: readonly (readonly (Watched | null)[])[],
): void {
  const paths = columns.map(({ answers }) => batch.pathsBy(answers.rules.robots.dialect.paths));
  for (let i = 0; i < batch.length; i++) {
    const row = batch.start + i;
    for (let column = 0; column < columns.length; column++) {
      const rank = (columns[column] as VerdictColumn).cells.rankAt(row);
      if (rank < 0) continue;
      const rule = watched[column]?.[rank] ?? null;
      if (rule === null || rule.row === row) continue;
      rule.row = row;
      count(rule, paths[column] as PathBatch, i, row);
    }
  }
}

/** Returns the counter of a rule; null if the rule isn't examined. */
function watch({ pattern, rule }: RankedPattern, byLine: Map<number, Watched>): Watched | null {
  const isOfKind =
    rule.type === 'disallow' && pattern.length <= LONGEST_PATTERN && NAME_WITHOUT_END.test(pattern);
  if (!isOfKind) return null;
  const known = byLine.get(rule.line);
  if (known !== undefined) return known.pattern === pattern ? known : null;
  if (byLine.size === MOST_WATCHED) return null;
  const watched = { line: rule.line, pattern, own: 0, beside: 0, row: -1, names: new Map() };
  byLine.set(rule.line, watched);
  return watched;
}

/** Counts path `i` of a batch. The rule blocks it, so the path starts with its pattern. */
function count(rule: Watched, paths: PathBatch, i: number, row: number): void {
  const from = (paths.froms[i] as number) + rule.pattern.length - (paths.rooted[i] === 1 ? 0 : 1);
  const to = paths.tos[i] as number;
  const text = paths.texts[i] as string;
  if (from >= to || !GOES_ON.test(text.charAt(from))) {
    rule.own++;
    return;
  }
  rule.beside++;
  const rest = text.slice(from, Math.min(to, from + LONGEST_NAME));
  const end = rest.search(NAME_END);
  const name = (rule.pattern + (end < 0 ? rest : rest.slice(0, end))).slice(0, LONGEST_NAME);
  const known = rule.names.get(name);
  if (known !== undefined) known.urls++;
  else if (rule.names.size < MOST_NAMES) rule.names.set(name, { urls: 1, row });
}

function toBesideFolder({ line, pattern, own, beside, names }: Watched): BesideFolder {
  const most = [...names]
    .map(([path, { urls, row }]) => ({ path, urls, row }))
    .sort((a, b) => b.urls - a.urls || a.row - b.row)
    .slice(0, NAMES_SHOWN);
  return { line, pattern, own, beside, names: most };
}
