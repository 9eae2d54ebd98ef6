import type { Severity } from '../../engine/lint';
import type { TextCheck } from '../../worker/lint/lint-protocol';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { changesInChecks } from './checks';
import { count, formatNumber, series } from './intl';
import { lineName, lineNameAtStart, plain } from './rich';

/** How much a finding matters; a hint is a guess about what was meant. */
export type ShownSeverity = Severity | 'hint';

/** Which findings are shown. */
export type ShownProblems = 'all' | Severity;

const LONGEST_QUERY = 40;

/** The word beside a finding. */
export const severityWords = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
  hint: 'Hint',
} as const satisfies Record<ShownSeverity, string>;

/** How many there are of each severity: `1 error, 2 warnings, 1 note`. */
export function severityCounts(counts: Readonly<Record<Severity, number>>): string {
  const parts = (['error', 'warning', 'note'] as const)
    .filter((severity) => counts[severity] > 0)
    .map((severity) => count(counts[severity], severity));
  return series(parts);
}

/** The button that mends everything that can be mended without a decision. */
export function fixSafely(fixable: number): string {
  return `Fix ${formatNumber(fixable)} automatically`;
}

/** The button that mends all findings of a kind. */
export function fixKind(findings: number): string {
  return `Fix all ${formatNumber(findings)}`;
}

/** In the place of a list where nothing was found. */
export function noProblems(lines: number | null): string {
  return lines === null ? 'No problems found.' : `No problems found in ${count(lines, 'line')}.`;
}

/** In the place of findings where a filter leaves none. */
export function noProblemFound(shown: ShownProblems, query: string): string {
  const word = shown === 'all' ? 'problem' : shown;
  if (query !== '') return `No ${word} contains “${shorten(query, LONGEST_QUERY)}”.`;
  return shown === 'all' ? 'Only hints were found.' : `There is no ${word} in this file.`;
}

/** What a screen reader hears once the list was filtered. */
export function problemsFound(shown: number, all: number): string {
  return `${formatNumber(shown)} of ${count(all, 'problem')}`;
}

/** Under the first rows of a long list. */
export function firstShown(shown: number, all: number): string {
  return `The first ${formatNumber(shown)} of ${formatNumber(all)} are shown.`;
}

/** The button under them. */
export function showAllProblems(all: number): string {
  return `Show all ${formatNumber(all)}`;
}

/** Heading of the guesses. */
export function hintsTitle(guesses: number): string {
  return count(guesses, 'hint');
}

/** How many findings a kind has, behind its name. */
export function kindCount(findings: number): string {
  return `${formatNumber(findings)} times`;
}

/** What a fix did: `Line 29 changed to Disallow.` Of several: `12 problems fixed.` */
export function fixDone(
  fixed: { readonly line: number; readonly did: string } | { readonly problems: number },
): string {
  if ('problems' in fixed) return `${count(fixed.problems, 'problem')} fixed.`;
  return fixed.line === 0
    ? `The file was mended: ${fixed.did}.`
    : `${lineNameAtStart(fixed.line)} ${fixed.did}.`;
}

/** Whether the asked question is answered otherwise after a fix; empty while that is not known. */
export function verdictAfterFix(changed: boolean | null): string {
  if (changed === null) return '';
  return changed ? 'The verdict has changed.' : 'Verdict unchanged.';
}

/** What a comment did. */
export function ignoreDone(line: number): string {
  return line === 0
    ? 'A comment in the file puts this problem aside.'
    : `A comment puts this problem aside in ${lineName(line)}.`;
}

/** What formatting did, and what the check of it found. */
export function formatDone(lines: number, check: Pick<TextCheck, 'checks' | 'changed'>): string {
  if (lines === 0) return 'The file is formatted already.';
  return `${count(lines, 'line')} formatted. ${changesInChecks(check)}.`;
}

/** Heading of the preview. */
export function previewTitle(fixed: number): string {
  return `Fix ${count(fixed, 'problem')}`;
}

/** How many lines a fix changes. */
export function linesChange(lines: number): string {
  return lines === 1 ? '1 line changes' : `${count(lines, 'line')} change`;
}

/** Under the first of them. */
export function moreLines(lines: number): string {
  return `And ${count(lines, 'more line', 'more lines')}.`;
}

/** Under the first of them. */
export function moreVerdicts(verdicts: number): string {
  return `And ${count(verdicts, 'more verdict', 'more verdicts')}.`;
}

/** Where a verdict of a preview comes from: `Blocked by line 12`. */
export function previewVerdict(word: string, line: number): string {
  return line === 0 ? word : `${word} by ${lineName(line)}`;
}

/** Words for who cannot see which finding a button belongs to. */
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
    note: 'Notes',
  } satisfies Record<ShownProblems, string>,
  format: 'Format',
  formatHint:
    'Usual spelling of fields, one space after the colon, a blank line between groups. Then says whether a check found a changed verdict.',
  find: 'Find a problem',
  found: 'Problems found',
  clearFilter: 'Clear the filter',
  starting: 'The file is being checked.',
  noFile: 'Add a robots.txt to have it checked.',
  searching: 'All problems are being searched.',
  unavailable:
    'Problems cannot be looked for: the part that does so did not start. The answer above does not need it. Your browser may forbid it, or it did not arrive.',
  stopped:
    'The search for problems has stopped working. Your text is safe, and the answer above does not need it.',
  missing:
    'This part of the page could not be loaded. Your text is safe. If trying again does not help, reload the page.',
  restart: 'Restart',
  tryAgain: 'Try again',
  ignore: 'Ignore here',
  about: 'More',
  why: 'Why it matters',
  crawlers: 'What crawlers do',
  sources: 'Sources',
  newTab: 'opens in a new tab',
  hintsAbout: 'Guesses about what may be meant. A sound file can have some.',
  /** Beside the button of a fix, by its kind. */
  fixes: {
    evident: null,
    neutral: null,
    blocking: 'blocks more',
    choice: 'may change verdicts',
    'no-verdict': null,
  },
  wholeFile: 'whole file',
  /** Before the numbers of several lines. */
  lines: 'lines',
  gone: 'This line has changed meanwhile, and nothing was fixed. The list is up to date again.',
  impossible: 'This cannot be fixed now: the editor is not there, or the search for problems has stopped.',
  undo: 'Undo',
  done: 'Fixed',
  list: 'Problems',
  allOfKind: 'All problems of this kind',
  preview: {
    title: 'Fix problems',
    waiting: 'What changes is being worked out.',
    nothing: 'There is nothing left to fix. The text has changed meanwhile.',
    lines: 'Lines',
    verdicts: 'Verdicts',
    line: 'line',
    removed: 'removed',
    added: 'added',
    before: 'Before',
    after: 'After',
    url: 'URL',
    crawler: 'Crawler',
    apply: 'Apply',
    cancel: 'Cancel',
    close: 'Close',
  },
} as const;
