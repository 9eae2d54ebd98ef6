import type { VerdictColumn } from './verdict-column';

/** Counts how many URLs each rule of a file decides. Lines count from 1. */
export interface RuleCoverage {
  /** By line: number of URLs that its rule decides for at least one crawler; 0 for lines without a rule. */
  readonly urlsByLine: Uint32Array<ArrayBuffer>;
  /** Lines of the rules that apply to some of the crawlers but decide no URL; ascending. */
  readonly idle: readonly number[];
  /** Lines of the rules that apply to none of the crawlers; ascending. */
  readonly unfollowed: readonly number[];
}

/** Rows × columns per piece of work. */
const CELLS_AT_ONCE = 131_072;

/**
 * Counts the URLs that each rule decides, among those decided so far. Crawlers may share columns; a line
 * counts a URL once for all crawlers. Rules that aren't read because of the server's answer apply to no
 * crawler. Yields between pieces of work.
 */
export function* ruleCoverage(columns: readonly VerdictColumn[]): Generator<void, RuleCoverage> {
  const distinct = [...new Set(columns)];
  const followed = linesOf(distinct.map(({ lines }) => lines));
  const written = linesOf([...new Set(distinct.map(({ answers }) => answers.rules.robots))].map(ruleLinesOf));
  const highest = Math.max(followed.at(-1) ?? 0, written.at(-1) ?? 0);
  const urlsByLine = new Uint32Array(highest + 1);
  yield* countUrls(distinct, urlsByLine);
  const isFollowed = new Set(followed);
  return {
    urlsByLine,
    idle: followed.filter((line) => urlsByLine[line] === 0),
    unfollowed: written.filter((line) => !isFollowed.has(line)),
  };
}

function* countUrls(columns: readonly VerdictColumn[], urlsByLine: Uint32Array): Generator<void> {
  const rows = Math.max(0, ...columns.map(({ cells }) => cells.done));
  const atOnce = Math.ceil(CELLS_AT_ONCE / Math.max(1, columns.length));
  // The row counted last for each line, plus 1.
  const counted = new Uint32Array(urlsByLine.length);
  for (let from = 0; from < rows; from += atOnce) {
    const to = Math.min(rows, from + atOnce);
    for (let row = from; row < to; row++) {
      for (let i = 0; i < columns.length; i++) {
        const { cells, lines } = columns[i] as VerdictColumn;
        const rank = cells.rankAt(row);
        if (rank < 0) continue;
        const line = lines[rank] as number;
        if (counted[line] === row + 1) continue;
        counted[line] = row + 1;
        urlsByLine[line] = (urlsByLine[line] as number) + 1;
      }
    }
    yield;
  }
}

function ruleLinesOf({ table, groupTable }: VerdictColumn['answers']['rules']['robots']): Uint32Array {
  return Uint32Array.from(groupTable.ruleLines, (row) => table.number(row));
}

/** Returns all lines of the lists, each once, ascending. */
function linesOf(lists: readonly Uint32Array[]): readonly number[] {
  const lines = new Set<number>();
  for (const list of lists) for (const line of list) lines.add(line);
  return [...lines].sort((a, b) => a - b);
}
