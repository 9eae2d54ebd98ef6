import { expect, it } from 'vitest';
import { hypotheticalVerdict, plain } from './index';

it.each([
  ['allowed', 12, 'If the rules applied, line 12 would allow this page.'],
  ['disallowed', 12, 'If the rules applied, line 12 would block this page.'],
  ['allowed', 0, 'If the rules applied, this page would be allowed.'],
  ['undefined', 0, 'If the rules applied, no rule would decide.'],
] as const)('says what the rules would answer (%s, %i)', (outcome, line, sentence) => {
  const text = hypotheticalVerdict({ outcome, reason: 'winning-rule', line });
  expect(plain(text)).toBe(sentence);
  expect(text.filter((part) => typeof part === 'object' && 'line' in part)).toEqual(
    line === 0 ? [] : [{ line }],
  );
});
