import type { Severity } from '../../lint';
import { appTexts } from './app';
import { count, formatNumber, series } from './intl';

/** Number of findings by severity. Tidy findings don't count. */
type SeverityCounts = Readonly<Record<Exclude<Severity, 'tidy'>, number>>;

/** Findings by severity: `1 error, 2 warnings, 1 tip`. Empty without any. */
export function severityCounts({ error, warning, note }: SeverityCounts): string {
  const parts = [
    { number: error, word: 'error' },
    { number: warning, word: 'warning' },
    { number: note, word: 'tip' },
  ];
  return series(parts.filter(({ number }) => number > 0).map(({ number, word }) => count(number, word)));
}

/** Problems without tips: `1 error, 2 warnings`. Empty without any. */
export function problemCounts(counts: SeverityCounts): string {
  return severityCounts({ ...counts, note: 0 });
}

/** Accessible name of the Problems tab with its number, which screen readers would otherwise read as part of the word before: `Problems, 2`. */
export function problemsTab(problems: number): string {
  return `${appTexts.problemsView}, ${formatNumber(problems)}`;
}

/** Summary for the status bar: `1 error, 2 warnings`; without problems `3 tips`; empty without any. Part of the first load. */
export function problemsSummary(counts: SeverityCounts): string {
  return problemCounts(counts) || severityCounts(counts);
}
