import { count } from './intl';

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/** The question as a sentence: `Can Googlebot crawl https://example.com/shop?` */
export function printedQuestion(crawler: string, url: string): string {
  return `Can ${crawler} crawl ${url}?`;
}

/** Says when the page was printed, in local time. */
export function printedAt(at: Date): string {
  return `Printed ${longDate.format(at)}`;
}

/** Says that the printed file is incomplete. */
export function notPrinted(lines: number): string {
  return `Not printed: ${count(lines, 'more line')}. Save the file to get all of it.`;
}

/** Fixed texts that appear only in print. */
export const printTexts = {
  file: 'The file',
  cutLine: ' … (a long line, cut here)',
} as const;
