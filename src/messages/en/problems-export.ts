import { count, listed } from './intl';
import { severityCounts } from './problems-count';
import { lineNameAtStart } from './rich';

/** Place of a finding, at the start of its line: `Line 29`, or `File` for the whole file. */
export function exportedPlace(line: number): string {
  return line === 0 ? 'File' : lineNameAtStart(line);
}

/** First line of an exported list: `1 error, 2 tips and 1 guess in robots.txt`. */
export function exportHeading(
  counts: Parameters<typeof severityCounts>[0],
  guesses: number,
  name: string,
): string {
  const found = [severityCounts(counts), guesses === 0 ? '' : count(guesses, 'guess', 'guesses')];
  return `${listed(found.filter((part) => part !== '')) || 'No problems'} in ${name}`;
}

/** Texts of the Export menu. */
export const problemsExport = {
  menu: 'Export',
  copy: 'Copy',
  save: 'Save',
  text: 'Text',
  textHint: 'one per line',
  markdown: 'Markdown',
  markdownHint: 'for a ticket or a page',
  sarif: 'SARIF',
  sarifHint: 'for code hosts',
  copied: 'Copied',
  saved: 'Saved',
  copyDenied: "Your browser didn't allow copying. Allow clipboard access for this site, then try again.",
  failed: "The problems couldn't be collected. Try again.",
  columns: ['Line', 'Severity', 'Problem', 'What it means', 'Rule'],
} as const;
