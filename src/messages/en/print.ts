import { count } from './intl';

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/** The question as a sentence: `Can Googlebot crawl https://example.com/shop?` */
export function printedQuestion(crawler: string, url: string): string {
  return `Can ${crawler} crawl ${url}?`;
}

/** When the page was printed, in the reader's own time. */
export function printedAt(at: Date): string {
  return `Printed ${longDate.format(at)}`;
}

/** That not all of the file is on paper. */
export function notPrinted(lines: number): string {
  return `Not printed: ${count(lines, 'more line')}. Save the file to get all of it.`;
}

/** Fixed texts of what is only on paper. */
export const printTexts = {
  file: 'The file',
  cutLine: ' … (a long line, cut here)',
} as const;
