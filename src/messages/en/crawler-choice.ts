import { isPolicyToken } from '../../engine/policy-token';
import { LONGEST_CRAWLER_NAME, shorten } from '../shorten';

/** Texts of the list of suggestions below the crawler field. */
export const crawlerChoice = {
  toggle: 'Show crawlers',
  list: 'Crawlers',
  other: (token: string): string => `Use “${shorten(token, LONGEST_CRAWLER_NAME)}”`,
  otherHint: (token: string): string => (isPolicyToken(token) ? 'preference' : 'as typed'),
  bestKnown: 'Best known',
  alsoFrom: (operator: string): string => `Also from ${operator}`,
  testedMark: '(tested)',
  found: (number: number): string =>
    number === 1 ? '1 crawler in the list' : `${number} crawlers in the list`,
} as const;
