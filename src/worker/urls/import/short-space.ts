const LONG = /[^\S\n]{64,}/g;
const LONG_BUT_TABS = /[^\S\n\t]{64,}/g;

/**
 * A text with its long stretches of white space made short; line ends stay, and tabs where they separate cells. papaparse looks through such a
 * stretch again for each quotation mark before it, which would take minutes, and no cell that is read has one.
 */
export function withShortSpace(text: string, keepsTabs: boolean): string {
  return text.replaceAll(keepsTabs ? LONG_BUT_TABS : LONG, ' ');
}
