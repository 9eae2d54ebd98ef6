import { ALL_OTHERS, type UrlEntry } from '../../suite/expected';

/** What makes a cell need quotes: all by which an importer may guess that cells are separated. */
const SPECIAL = /["\n\r,;\t|]|^\s|\s$/;

/**
 * Entries as text that the import reads as the same entries: URLs alone, one per line; or CSV with a header where something is expected, or where URLs
 * could be taken for several cells. The crawler has a column where words are for some only; a URL then has a line for each of its words.
 */
export function entriesText(entries: readonly UrlEntry[]): string {
  const isPlain = entries.every(({ url, expected }) => expected === undefined && !SPECIAL.test(url));
  if (isPlain) return entries.map(({ url }) => `${url}\n`).join('');
  const hasCrawlers = entries.some(({ expected }) => typeof expected === 'object');
  const lines = entries.flatMap(linesOf);
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

function linesOf({ url, expected }: UrlEntry): string[][] {
  if (typeof expected === 'string') return [[url, expected, '']];
  const words = Object.entries(expected ?? {}).map(([name, word]) => [
    url,
    word,
    name === ALL_OTHERS ? '' : name,
  ]);
  return words.length > 0 ? words : [[url, '', '']];
}

function written(cell: string): string {
  return SPECIAL.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
