import { expect, it } from 'vitest';
import { hypotheticalVerdict, plain } from './index';

it.each([
  ['allowed', 12, 'If the rules applied, the result would be allowed by line 12.'],
  ['disallowed', 12, 'If the rules applied, the result would be blocked by line 12.'],
  ['allowed', 0, 'If the rules applied, the result would be allowed.'],
  ['undefined', 0, 'If the rules applied, the result would be undecided.'],
] as const)('says what the rules would answer (%s, %i)', (outcome, line, sentence) => {
  const text = hypotheticalVerdict({ outcome, reason: 'winning-rule', line });
  expect(plain(text)).toBe(sentence);
  expect(text.filter((part) => typeof part === 'object' && 'line' in part)).toEqual(
    line === 0 ? [] : [{ line }],
  );
});
