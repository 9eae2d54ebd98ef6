import type { ExpectedOutcome } from '../../answer';
import type { ShownOutcome } from './verdict';

/** Name of the list of URLs. */
export const urlListLabel = 'URLs to try';

/** Counts the URLs of a list whose answers are as expected. */
export function metExpectations(met: number, expected: number): string {
  return met === expected ? 'All as expected' : `${met} of ${expected} as expected`;
}

/** Shown beside a URL whose answer isn't the expected one. */
export function unmetExpectation(expected: ExpectedOutcome): string {
  return `expected ${EXPECTED[expected]}`;
}

/** Name of a URL for screen readers: `/cart, blocked, as expected`. `outcome` is null while it is being computed. */
export function listedUrlName(
  url: string,
  outcome: ShownOutcome | 'none' | null,
  expected: ExpectedOutcome | null,
  isMet: boolean,
): string {
  const met = expected && (isMet ? 'as expected' : unmetExpectation(expected));
  return [url, outcome && OUTCOMES[outcome], outcome && met].filter(Boolean).join(', ');
}

const EXPECTED: Readonly<Record<ExpectedOutcome, string>> = {
  allowed: 'allowed',
  blocked: 'blocked',
  asked: 'asked to stay away',
};

const OUTCOMES: Readonly<Record<ShownOutcome | 'none', string>> = {
  allowed: 'allowed',
  disallowed: 'blocked',
  undefined: 'undecided',
  'not-applicable': 'not decided by this file',
  none: 'no answer',
};
