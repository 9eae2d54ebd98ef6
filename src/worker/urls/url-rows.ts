import { type UrlList, writtenUrl } from '../../url-lists/list';
import { ExpectedWords } from './expected-words';
import { ROWS_PER_REPLY, type UrlRow, type UrlsCrawler, type UrlsRequests } from './urls-protocol';
import type { CellOutcome } from './verdicts/cell-outcome';
import type { RowNumbers } from './verdicts/row-numbers';
import type { UrlVerdicts } from './verdicts/url-verdicts';

/** The data that rows are made of. */
interface Shown {
  readonly list: UrlList;
  /** Null for the whole list. */
  readonly shown: RowNumbers;
  readonly crawlers: readonly UrlsCrawler[];
  /** Verdicts for `crawlers`. */
  readonly verdicts: UrlVerdicts;
}

/** Returns some of the rows shown, and the index of the first. */
export function urlRows(
  { list, shown, crawlers, verdicts }: Shown,
  { from, to }: UrlsRequests['rows']['payload'],
): Pick<UrlsRequests['rows']['reply'], 'from' | 'rows'> {
  const start = Math.max(0, Math.floor(from));
  const end = Math.min(to, start + ROWS_PER_REPLY, shown?.length ?? list.length);
  const rows = Array.from({ length: Math.max(0, end - start) }, (_, i) => shown?.[start + i] ?? start + i);
  const cells = verdicts.cellsOf(rows);
  const words = new ExpectedWords(list.expectations, crawlers);
  const rowOf = (row: number, i: number): UrlRow => ({
    row,
    url: writtenUrl(list.urlAt(row)),
    count: list.countAt(row),
    cells: crawlers.map((_, crawler) => {
      const expected = words.wordAt(row, crawler);
      const column = verdicts.columns[crawler];
      return {
        outcome: cells.outcome[i * crawlers.length + crawler] as CellOutcome,
        line: cells.line[i * crawlers.length + crawler] as number,
        asked: column?.askedAt(row) ?? null,
        expected,
        isMet: expected && (column?.meetsAt(row, expected) ?? null),
        isOwn: words.ownAt(row, crawler) !== null,
      };
    }),
    expected: words.forAllAt(row),
    requestedBy: list.requesters.crawlersAt(row).map(({ name }) => name),
  });
  return { from: start, rows: rows.map(rowOf) };
}
