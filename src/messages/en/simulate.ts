import type { NetworkFailure } from '../../engine';
import type { PresetId } from '../../store/preset-list';
import { formatNumber } from './intl';

/** A problem with a typed number. `counts` is the number used instead. */
export type DescribedFieldProblem =
  | {
      readonly kind: 'empty' | 'not-a-number' | 'too-small' | 'too-large' | 'rounded';
      readonly counts: number;
    }
  | { readonly kind: 'not-a-status'; readonly counts: number }
  | { readonly kind: 'unknown-status' }
  | { readonly kind: 'max-age-ignored' }
  | { readonly kind: 'max-age-cut'; readonly counts: number };

/** Texts of the simulation panel. */
export const simulateTexts = {
  end: 'End simulation',
  asFetched: 'As fetched',
  close: 'Close',
  robotsUrl: 'Address of this robots.txt',
  robotsUrlPlaceholder: 'https://example.com/robots.txt',
  answers: "Simulate the server's response",
  reader: (dialectName: string): string => `as ${dialectName} treats it`,
  redirects: 'Number of redirects',
  status: 'Status code',
  statusAtEnd: 'Status code at the end',
  failure: 'What went wrong',
  errorsFor: 'Failing for',
  unit: 'Hours or days',
  hours: 'hours',
  days: 'days',
  cachedCopy: 'The crawler has an older copy',
  siteUp: 'The rest of the site works',
  errorsForMissing: 'The site returns errors for missing pages',
  cacheAge: 'Age of the copy',
  maxAge: 'Cache-Control: max-age',
  seconds: 'seconds',
} as const;

/** Name of a choice in the list of responses. */
export function presetName(id: PresetId): string {
  return PRESETS[id];
}

const PRESETS: Readonly<Record<PresetId, string>> = {
  plain: 'OK, 200',
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
  incomplete: 'Incomplete response',
  empty: 'Empty file',
  html: 'A web page (HTML)',
  'over-limit': 'Larger than 500 KiB',
  'content-type': 'Wrong content type',
  'utf-16': 'UTF-16',
};

/** Names a network failure as a choice. */
export function failureText(failure: NetworkFailure): string {
  return FAILURES[failure];
}

const FAILURES: Readonly<Record<NetworkFailure, string>> = {
  timeout: 'No response in time',
  dns: 'Domain not found (DNS)',
  reset: 'Connection closed',
  'invalid-response': 'Invalid HTTP',
  chunking: 'Invalid chunked encoding',
};

/** Says what is wrong with a typed number, and what counts instead. */
export function fieldProblem(problem: DescribedFieldProblem): string {
  switch (problem.kind) {
    case 'empty':
      return `Empty: we use ${formatNumber(problem.counts)}.`;
    case 'not-a-number':
      return `Not a number: we use ${formatNumber(problem.counts)}.`;
    case 'too-small':
      return `Too small: we use ${formatNumber(problem.counts)}.`;
    case 'too-large':
      return `Too large: we use ${formatNumber(problem.counts)}.`;
    case 'rounded':
      return `Not a whole number: we use ${formatNumber(problem.counts)}.`;
    case 'not-a-status':
      return `Enter a status from 100 to 599. Until then, we use HTTP ${problem.counts}.`;
    case 'unknown-status':
      return 'HTTP has no such status, so it counts as an invalid response.';
    case 'max-age-ignored':
      return 'Not a whole number of seconds, so max-age is ignored.';
    case 'max-age-cut':
      return `Too large: we use ${formatNumber(problem.counts)} seconds.`;
  }
}
