import { expect, test } from 'vitest';
import { tooLargePart } from './test-file';
import { smallState } from './testdata/shared';

test.each(['crawler', 'url', 'robotsUrl'] as const)(
  '%s above its limit is the part that is too large',
  (part) => {
    const limit = part === 'url' ? 8_192 : 4_096;
    expect(tooLargePart({ ...smallState, [part]: 'a'.repeat(limit) })).toBeNull();
    expect(tooLargePart({ ...smallState, [part]: 'a'.repeat(limit + 1) })).toEqual({ part, limit });
  },
);

test('a text within the limit is too large if its JSON exceeds the limit', () => {
  expect(tooLargePart({ ...smallState, text: 'a'.repeat(9_000_000) })).toBeNull();
  expect(tooLargePart({ ...smallState, text: '\n'.repeat(5_000_001) })).toEqual({
    part: 'text',
    limit: 10_000_000,
  });
});
