import type { NetworkFailure } from '../../engine';
import type { PresetId } from '../../store/preset-list';
import { formatNumber } from './intl';

/** What is wrong with a number that was typed, or what of it counts. */
export type DescribedFieldProblem =
  | {
      readonly kind: 'empty' | 'not-a-number' | 'too-small' | 'too-large' | 'rounded';
      readonly counts: number;
    }
  | { readonly kind: 'not-a-status'; readonly counts: number }
  | { readonly kind: 'unknown-status' }
  | { readonly kind: 'max-age-ignored' }
  | { readonly kind: 'max-age-cut'; readonly counts: number };

/** Texts of the panel that simulates answers. */
export const simulateTexts = {
  end: 'End simulation',
  asFetched: 'As fetched',
  close: 'Close',
  robotsUrl: 'Address of this robots.txt',
  robotsUrlPlaceholder: 'https://example.com/robots.txt',
  answers: 'Pretend the site answered',
  reader: (dialectName: string): string => `as ${dialectName} takes it`,
  redirects: 'Number of redirects',
  status: 'Status code',
  statusAtEnd: 'Status code at the end',
  failure: 'What went wrong',
  errorsFor: 'It has answered so for',
  unit: 'Hours or days',
  hours: 'hours',
  days: 'days',
  cachedCopy: 'The crawler has an older copy',
  siteUp: 'The rest of the site answers',
  errorsForMissing: 'The site answers errors for missing pages',
  cacheAge: 'Age of the copy',
  maxAge: 'Cache-Control: max-age',
  seconds: 'seconds',
} as const;

/** A choice in the list. */
export function presetName(id: PresetId): string {
  return PRESETS[id];
}

const PRESETS: Readonly<Record<PresetId, string>> = {
  plain: 'As it is, 200',
  'redirect-to-other-host': '301 to another host',
  'redirect-on-same-host': '301 on the same host',
  'too-many-redirects': 'More than 5 redirects',
  missing: '404 or 410',
  forbidden: '401 or 403',
  'too-many-requests': '429',
  'server-error': '500',
  unavailable: '503',
  'other-status': 'Another status code',
  'network-failure': 'Network error or timeout',
  incomplete: 'Incomplete answer',
  empty: 'Empty file',
  html: 'A web page (HTML)',
  'over-limit': 'Larger than 500 KiB',
  'content-type': 'Wrong content type',
  'utf-16': 'UTF-16',
};

/** A way in which no answer comes. */
export function failureText(failure: NetworkFailure): string {
  return FAILURES[failure];
}

const FAILURES: Readonly<Record<NetworkFailure, string>> = {
  timeout: 'No answer in time',
  dns: 'Name not found (DNS)',
  reset: 'Connection broken off',
  'invalid-response': 'Not valid HTTP',
  chunking: 'Broken chunks',
};

/** What is wrong with a typed number, and what counts instead. */
export function fieldProblem(problem: DescribedFieldProblem): string {
  switch (problem.kind) {
    case 'empty':
      return `Empty counts as ${formatNumber(problem.counts)}.`;
    case 'not-a-number':
      return `Not a number: ${formatNumber(problem.counts)} counts.`;
    case 'too-small':
      return `Too small: ${formatNumber(problem.counts)} counts.`;
    case 'too-large':
      return `Too large: ${formatNumber(problem.counts)} counts.`;
    case 'rounded':
      return `Only whole ones count: ${formatNumber(problem.counts)}.`;
    case 'not-a-status':
      return `A status is a number from 100 to 599. Until then HTTP ${problem.counts} counts.`;
    case 'unknown-status':
      return 'HTTP knows no such status: it counts as an invalid answer.';
    case 'max-age-ignored':
      return 'Not a whole number of seconds: it counts as no max-age.';
    case 'max-age-cut':
      return `Too large: ${formatNumber(problem.counts)} seconds count.`;
  }
}
