import { bing, type Dialect, google, parseRobotsTxt, rfc9309, yandex } from '../../engine';
import type { TextEdit } from '../../engine/text-edits';

/** The dialects of known crawlers. */
const DIALECTS = [google, rfc9309, bing, yandex];

/**
 * Lines longer than this (UTF-16 units) aren't parsed again; their fixes are treated as changing verdicts.
 */
const LONGEST_CHECKED_LINE = 2_000;

/**
 * Returns true if the edits only change, add or remove Sitemap lines, or change values of other lines that
 * decide no verdict, such as License.
 */
export function keepsVerdicts(text: string, edits: readonly TextEdit[]): boolean {
  return edits.every(([from, to, insert]) => {
    const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1;
    const isWhole = to > from && text[to - 1] === '\n';
    const next = text.indexOf('\n', to);
    const end = isWhole ? to - 1 : next < 0 ? text.length : next;
    if (end - start + insert.length > LONGEST_CHECKED_LINE) return false;
    const before = text.slice(start, end);
    const after = text.slice(start, from) + insert + text.slice(to, end);
    return DIALECTS.every((dialect) => {
      const fields = otherFields(before, dialect);
      return fields !== null && fields === (after === '' ? '' : otherFields(after, dialect));
    });
  });
}

/** Returns the fields of lines other than Sitemap lines; null if a line may decide a verdict. */
function otherFields(text: string, dialect: Dialect): string | null {
  const { lines } = parseRobotsTxt(text, dialect);
  const others = lines.filter(({ directive }) => directive !== 'sitemap');
  if (!others.every(({ directive }) => directive === 'unused' || directive === 'unknown')) return null;
  return others.map(({ field }) => field.toLowerCase()).join();
}
