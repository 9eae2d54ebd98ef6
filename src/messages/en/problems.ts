import type { Severity } from '../../lint';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { count, formatNumber } from './intl';
import { proofLimit } from './proof-limit';
import { plain } from './rich';

/** Severity of a finding as the page shows it. A guess may be about something that the author intended. */
export type ShownSeverity = Severity | 'guess';

/** Filter of the list. `all` includes tips, guesses and tidy findings. */
export type ShownProblems = 'all' | Exclude<Severity, 'tidy'>;

const LONGEST_QUERY = 40;

/** Label beside a finding. Notes are called tips. */
export const severityWords = {
  error: 'Error',
  warning: 'Warning',
  note: 'Tip',
  guess: 'Guess',
  tidy: 'Tidy up',
} as const satisfies Record<ShownSeverity, string>;

/** Button that applies all automatic fixes. */
export function fixSafely(fixable: number): string {
  return `Fix ${formatNumber(fixable)} automatically`;
}

/** Button that fixes all findings of a kind. */
export function fixKind(findings: number): string {
  return `Fix all ${formatNumber(findings)}`;
}

/** Shown when there are no errors or warnings. `lines` is null while unknown. */
export function noProblems(lines: number | null): string {
  return lines === null ? 'No problems found.' : `No problems found in ${count(lines, 'line')}.`;
}

/** Shown when a filter leaves no findings. */
export function noProblemFound(shown: ShownProblems, query: string): string {
  const word = shown === 'all' ? 'problem' : severityWords[shown].toLowerCase();
  if (query !== '') return `No ${word} contains “${shorten(query, LONGEST_QUERY)}”.`;
  return `This file has no ${word}s.`;
}

/** Result of a filter for screen readers: `3 of 12 findings`. */
export function problemsFound(shown: number, all: number): string {
  return `${formatNumber(shown)} of ${count(all, 'finding')}`;
}

/** Shown below the first rows of a long list. */
export function firstShown(shown: number, all: number): string {
  return `Showing the first ${formatNumber(shown)} of ${formatNumber(all)}.`;
}

/** Button that shows the rest of a long list. */
export function showAllProblems(all: number): string {
  return `Show all ${formatNumber(all)}`;
}

/** Heading of the tips. */
export function tipsTitle(tips: number): string {
  return count(tips, 'tip');
}

/** Heading of the guesses. */
export function guessesTitle(guesses: number): string {
  return count(guesses, 'guess', 'guesses');
}

/** Heading of the tidy findings: `Tidy up (12)`. */
export function tidyTitle(findings: number): string {
  return `Tidy up (${formatNumber(findings)})`;
}

/** Number of findings, after the name of their kind. */
export function kindCount(findings: number): string {
  return `${formatNumber(findings)} times`;
}

/** Heading of a preview. */
export function previewTitle(fixed: number): string {
  return `Apply ${count(fixed, 'fix', 'fixes')}`;
}

/** Number of lines that a fix changes. */
export function linesChange(lines: number): string {
  return lines === 1 ? '1 line changes' : `${count(lines, 'line')} change`;
}

/** Shown below the first changed lines. */
export function moreLines(lines: number): string {
  return `And ${count(lines, 'more line', 'more lines')}.`;
}

/** Accessible name of a button that belongs to one finding. */
export function ofFinding(words: string, title: Rich): string {
  return `${words}: ${plain(title)}`;
}

/** Fixed texts of the Problems view. */
export const problemsTexts = {
  show: 'Show',
  shown: {
    all: 'All',
    error: 'Errors',
    warning: 'Warnings',
    note: 'Tips',
  } satisfies Record<ShownProblems, string>,
  format: 'Format',
  formatHint:
    'Uses the usual spelling of fields, one space after the colon and a blank line between groups. Then checks whether verdicts change.',
  find: 'Find a problem',
  found: 'Problems found',
  clearFilter: 'Clear the filter',
  starting: 'Checking the file…',
  noFile: 'Add a robots.txt to check it.',
  searching: 'Searching all problems…',
  ignore: 'Ignore here',
  about: 'More',
  why: 'Why it matters',
  crawlers: 'What crawlers do',
  sources: 'Sources',
  newTab: 'opens in a new tab',
  guessesAbout: 'These may not be what you meant. A correct file can have guesses too.',
  /** Beside the button of a fix, by its kind. */
  fixes: {
    evident: null,
    neutral: null,
    blocking: 'blocks more',
    opening: 'allows more',
    choice: 'may change verdicts',
    'no-verdict': null,
  },
  wholeFile: 'whole file',
  /** Before the numbers of several lines. */
  lines: 'lines',
  done: 'Result',
  list: 'Problems',
  tips: 'Tips',
  guesses: 'Guesses',
  tidy: 'Tidy up',
  tidyAbout: 'Small clean-ups that change nothing for the crawlers we know.',
  tidyAll: 'Tidy up all',
  missesEffects: `Some rules without an effect may be missing here: ${proofLimit({ kind: 'work' })}.`,
  allOfKind: 'All problems of this kind',
  preview: {
    title: 'Fix problems',
    waiting: 'Working out what changes…',
    nothing: "There's nothing left to fix: the text has changed.",
    stopped: 'The check has stopped working. Nothing was checked, and nothing was changed.',
    line: 'line',
    removed: 'removed',
    added: 'added',
    apply: 'Apply',
    cancel: 'Cancel',
    close: 'Close',
  },
} as const;
