const LONG = /[^\S\n]{64,}/g;
const LONG_BUT_TABS = /[^\S\n\t]{64,}/g;

/**
 * Shortens long runs of white space, except line ends, and tabs that separate cells. papaparse scans such a
 * run again for each quotation mark before it, which could take minutes. No relevant cell has such a run.
 */
export function withShortSpace(text: string, keepsTabs: boolean): string {
  return text.replaceAll(keepsTabs ? LONG_BUT_TABS : LONG, ' ');
}
