import { count } from './intl';
import { lineName } from './rich';

/** Fixed texts of the editor's cards. */
export const editorHelpTexts = {
  becomes: 'becomes',
  testAddress: 'Test this address',
  rulePending: 'Working out what this line does…',
  ruleFailed: "We couldn't work out what this line does.",
  /** Read by screen readers after a line's own description. */
  markedLine: 'decides the selected part of the site',
  preview: 'preview',
} as const;

/** Announced after a jump to a problem: `line 29, error: “Disalow” is not a rule`. */
export function problemReached(line: number, severity: string, title: string): string {
  return title === '' ? `${lineName(line)}, ${severity}` : `${lineName(line)}, ${severity}: ${title}`;
}

/** Shown below the problems of a card: `12 more problems here. The Problems view lists them all.` */
export function moreProblems(problems: number): string {
  return `${count(problems, 'more problem', 'more problems')} here. The Problems view lists them all.`;
}

/** Shown at the end of a line that can be fixed: another word, or the whole line. */
export function didYouMean(text: string): string {
  return `Did you mean ${text}?`;
}
