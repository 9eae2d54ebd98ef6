import { count } from './intl';
import { lineNameAtStart } from './rich';

/** Where a finding stands, at the start of its line: `Line 29`, or `File` for one about the whole file. */
export function exportedPlace(line: number): string {
  return line === 0 ? 'File' : lineNameAtStart(line);
}

/** First line of an exported list. */
export function exportHeading(problems: number, hints: number, name: string): string {
  const more = hints === 0 ? '' : ` and ${count(hints, 'hint')}`;
  return `${count(problems, 'problem')}${more} in ${name}`;
}

/** Texts of the menu that exports problems. */
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
  copyDenied:
    'The browser did not let this page copy. Allow the clipboard in its settings for this site, then copy again.',
  failed: 'The problems could not be gathered. Try again.',
  columns: ['Line', 'Severity', 'Problem', 'What it means', 'Kind'],
} as const;
