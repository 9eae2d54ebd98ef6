import { expect, it } from 'vitest';
import { PLAIN_ANSWER } from '../../engine';
import {
  answerName,
  conditionName,
  type DescribedFieldProblem,
  failureText,
  fieldProblem,
  plain,
  presetName,
  simulateTexts,
  simulating,
} from './index';

const problems: readonly (readonly [DescribedFieldProblem, string])[] = [
  [{ kind: 'empty', counts: 0 }, 'Empty counts as 0.'],
  [{ kind: 'not-a-number', counts: 0 }, 'Not a number: 0 counts.'],
  [{ kind: 'too-small', counts: 0 }, 'Too small: 0 counts.'],
  [{ kind: 'too-large', counts: 1_000_000 }, 'Too large: 1,000,000 counts.'],
  [{ kind: 'rounded', counts: 2 }, 'Only whole ones count: 2.'],
  [
    { kind: 'not-a-status', counts: 404 },
    'A status is a number from 100 to 599. Until then HTTP 404 counts.',
  ],
  [{ kind: 'unknown-status' }, 'HTTP knows no such status: it counts as an invalid answer.'],
  [{ kind: 'max-age-ignored' }, 'Not a whole number of seconds: it counts as no max-age.'],
  [{ kind: 'max-age-cut', counts: 2_147_483_648 }, 'Too large: 2,147,483,648 seconds count.'],
];
it.each(problems)('%o', (problem, sentence) => {
  expect(fieldProblem(problem)).toBe(sentence);
});

it('names choices, failures, the reader and what is simulated', () => {
  expect(presetName('missing')).toBe('404 or 410');
  expect(failureText('dns')).toBe('Name not found (DNS)');
  expect(simulateTexts.reader('Bing')).toBe('as Bing takes it');
  const answer = { ...PLAIN_ANSWER, final: { kind: 'status', status: 404 } } as const;
  expect(plain(simulating(conditionName(answer), null))).toBe('Simulating HTTP 404');
  expect(plain(simulating(conditionName(answer), answerName(PLAIN_ANSWER)))).toBe(
    'Simulating HTTP 404 · the real answer was 200',
  );
});
