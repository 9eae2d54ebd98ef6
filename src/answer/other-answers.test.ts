import { expect, it } from 'vitest';
import { isAssumedPart } from './other-answers';

it('marks the parts that the source of a dialect leaves open', () => {
  expect(isAssumedPart('bing', 'precedence')).toBe(true);
  expect(isAssumedPart('yandex', 'fields')).toBe(false);
  expect(isAssumedPart('standard1994', 'paths')).toBe(false);
  expect(isAssumedPart('google', 'lines')).toBe(false);
  expect(isAssumedPart('bing', 'fetch')).toBe(false);
});
