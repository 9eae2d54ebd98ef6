import { ALL_OTHERS, type UrlEntry } from '../../suite/expected';

/** Characters that require quotes in a cell: those that an importer may take for separators. */
const SPECIAL = /["\n\r,;\t|]|^\s|\s$/;

/**
 * Formats entries as text that the import reads as the same entries: only URLs, one per line; or CSV with a header if there are expectations, or if URLs
 * could be read as several cells. There is a column for crawlers if an expectation is for some only; a URL then has a line per expectation.
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
