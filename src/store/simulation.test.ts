import { expect, test } from 'vitest';
import { PLAIN_ANSWER, type ServerAnswer } from '../engine';
import { presets } from './presets';
import { isSimulating } from './simulation';

test('the plain answer is none that is simulated, however it was put together', () => {
  const { maxAge, ...others } = PLAIN_ANSWER;
  expect(isSimulating({ answer: PLAIN_ANSWER })).toBe(false);
  expect(isSimulating({ answer: { ...PLAIN_ANSWER } })).toBe(false);
  expect(isSimulating({ answer: { maxAge, ...others, final: { status: 200, kind: 'status' } } })).toBe(false);
});

test.each(presets)('$id', ({ id, answer }) => {
  expect(isSimulating({ answer: { ...PLAIN_ANSWER, ...answer } })).toBe(id !== 'plain');
});

test.each<Partial<ServerAnswer>>([
  { errorHours: Infinity },
  { cachedCopy: true },
  { siteUp: false },
  { cacheAge: 1 },
  { maxAge: 0 },
  { answersErrorsForMissingPages: true },
])('%o', (part) => {
  expect(isSimulating({ answer: { ...PLAIN_ANSWER, ...part } })).toBe(true);
});
