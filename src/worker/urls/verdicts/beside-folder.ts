import type { PathBatch, RankedPattern } from '../../../engine';
import { ListBatch } from './list-batch';
import type { UrlSource } from './url-source';
import type { VerdictColumn } from './verdict-column';

/** A name that a disallow rule catches although it only begins like the one that the rule names: `/communities` by `/c`. */
export interface CaughtName {
  /** Its path up to the end of the name, at most 200 UTF-16 units of it. */
  readonly path: string;
  readonly urls: number;
  /** The first row with it. */
  readonly row: number;
}

/** What a disallow rule without an end blocks beside the folder or page that it names. */
export interface BesideFolder {
  /** 1-based line of the rule. */
  readonly line: number;
  readonly pattern: string;
  /** How many URLs it blocks that lie at its path or below it. */
  readonly own: number;
  /** How many others it blocks. */
  readonly beside: number;
  /** The names of the others, the most frequent first: at most 10, of the first 50 that came. */
  readonly names: readonly CaughtName[];
}

/** Rules that are reported, and looked at. */
const MOST_RULES = 100;
const MOST_WATCHED = 20_000;
const MOST_NAMES = 50;
const NAMES_TOLD = 10;
/** UTF-16 units of a pattern that is looked at, and of a name that is told. */
const LONGEST_PATTERN = 200;
const LONGEST_NAME = 200;

/** A path that ends in the middle of a name, without wildcards. */
const NAME_WITHOUT_END = /^\/[^*$]*[a-z0-9]$/i;
/** The next character belongs to the same name: a point does not, for `/index` is hardly meant without `/index.html`. */
const GOES_ON = /[a-z0-9_%-]/i;
const NAME_END = /[/?#;.]/;

interface Watched {
  readonly line: number;
  readonly pattern: string;
  own: number;
  beside: number;
  /** The row that was last counted, so that crawlers who share a line count it once. */
  row: number;
  readonly names: Map<string, { urls: number; readonly row: number }>;
}

/**
 * Candidates for "did you mean this?": disallow rules that block URLs only because these begin like what the rule names. At most 100, those that catch the
 * most such URLs first. Yields between pieces of work.
 */
export function* caughtBeside(
  urls: UrlSource,
  columns: readonly VerdictColumn[],
): Generator<void, readonly BesideFolder[]> {
  const distinct = [...new Set(columns)];
  const byLine = new Map<number, Watched>();
  const watched = distinct.map(({ rules }) => rules.deciding.map((entry) => watch(entry, byLine)));
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
  const paths = columns.map(({ rules }) => batch.pathsBy(rules.robots.dialect.paths));
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

/** The rule as it is watched; null where it is not of the kind that is. */
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

/** Counts path `i` of a batch, which the rule blocks, so that it begins with its pattern. */
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
    .slice(0, NAMES_TOLD);
  return { line, pattern, own, beside, names: most };
}
