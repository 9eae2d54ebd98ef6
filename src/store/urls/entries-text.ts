import { ALL_OTHERS } from '../../suite/expected';
import type { ListEntries } from '../../worker/urls/urls-protocol';

/** What makes a cell need quotes: all by which an importer may guess that cells are separated. */
const SPECIAL = /["\n\r,;\t|]|^\s|\s$/;

/**
 * Entries as text that the import reads as the same entries: URLs alone, one per line; or CSV with a header where something is expected, or where URLs
 * could be taken for several cells. The crawler has a column where words are for some only; a URL then has a line for each of its words.
 */
export function entriesText({ urls, expected }: ListEntries): string {
  const isPlain = !expected.some((word) => word !== null) && !urls.some((url) => SPECIAL.test(url));
  if (isPlain) return urls.map((url) => `${url}\n`).join('');
  const hasCrawlers = expected.some((word) => word !== null && typeof word !== 'string');
  const lines = urls.flatMap((url, index) => linesOf(url, expected[index] ?? null));
  const header = ['url', 'expected', 'crawler'];
  return [header, ...lines]
    .map(
      (cells) =>
        `${cells
          .slice(0, hasCrawlers ? 3 : 2)
          .map(written)
          .join(',')}\n`,
    )
    .join('');
}

function linesOf(url: string, expected: ListEntries['expected'][number]): string[][] {
  if (expected === null || typeof expected === 'string') return [[url, expected ?? '', '']];
  const words = Object.entries(expected).map(([name, word]) => [url, word, name === ALL_OTHERS ? '' : name]);
  return words.length > 0 ? words : [[url, '', '']];
}

function written(cell: string): string {
  return SPECIAL.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
