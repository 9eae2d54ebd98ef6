import { type CrawlAnswer, isAsked } from './answer';

/**
 * The outcomes that suites and lists of URLs may expect. `asked`: the file doesn't decide, but asks the crawler to stay
 * away; see `isAsked`.
 */
export const expectedOutcomes = ['allowed', 'blocked', 'asked'] as const;
export type ExpectedOutcome = (typeof expectedOutcomes)[number];

/** The words that docs builds may expect. `not-applicable`: the file doesn't decide. */
export const expectedWords = [...expectedOutcomes, 'undecided', 'not-applicable'] as const;
export type ExpectedWord = (typeof expectedWords)[number];

/** Returns true if an answer is the expected one. `allowed` also accepts a crawler that need not obey if nothing blocks it. */
export function meets(
  expected: ExpectedWord,
  answer: Pick<CrawlAnswer, 'outcome' | 'by' | 'judgement'>,
): boolean {
  const { outcome, by, judgement } = answer;
  switch (expected) {
    case 'allowed':
      return outcome === 'allowed' || (by === 'crawler' && judgement.outcome === 'allowed');
    case 'asked':
      return isAsked(answer);
    default:
      return outcome === OUTCOMES[expected];
  }
}

const OUTCOMES = {
  blocked: 'disallowed',
  undecided: 'undefined',
  'not-applicable': 'not-applicable',
} as const;

/** Returns the expectation that describes an answer best. */
export function narrowestWord(answer: CrawlAnswer): ExpectedWord {
  if (isAsked(answer)) return 'asked';
  return (
    expectedWords.find((word) => word !== 'asked' && meets(word, { ...answer, by: 'rules' })) ??
    'not-applicable'
  );
}
