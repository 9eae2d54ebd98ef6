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
  [{ kind: 'empty', counts: 0 }, 'Empty: we use 0.'],
  [{ kind: 'not-a-number', counts: 0 }, 'Not a number: we use 0.'],
  [{ kind: 'too-small', counts: 0 }, 'Too small: we use 0.'],
  [{ kind: 'too-large', counts: 1_000_000 }, 'Too large: we use 1,000,000.'],
  [{ kind: 'rounded', counts: 2 }, 'Not a whole number: we use 2.'],
  [{ kind: 'not-a-status', counts: 404 }, 'Enter a status from 100 to 599. Until then, we use HTTP 404.'],
  [{ kind: 'unknown-status' }, 'HTTP has no such status, so it counts as an invalid response.'],
  [{ kind: 'max-age-ignored' }, 'Not a whole number of seconds, so max-age is ignored.'],
  [{ kind: 'max-age-cut', counts: 2_147_483_648 }, 'Too large: we use 2,147,483,648 seconds.'],
];
it.each(problems)('%o', (problem, sentence) => {
  expect(fieldProblem(problem)).toBe(sentence);
});

it('names choices, failures, the reader and what is simulated', () => {
  expect(presetName('missing')).toBe('404 or 410');
  expect(failureText('dns')).toBe('Domain not found (DNS)');
  expect(simulateTexts.reader('Bing')).toBe('as Bing treats it');
  const answer = { ...PLAIN_ANSWER, final: { kind: 'status', status: 404 } } as const;
  expect(plain(simulating(conditionName(answer), null))).toBe('Simulating HTTP 404');
  expect(plain(simulating(conditionName(answer), answerName(PLAIN_ANSWER)))).toBe(
    'Simulating HTTP 404 · the real response was 200',
  );
});
