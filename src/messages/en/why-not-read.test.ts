import { expect, it } from 'vitest';
import { hypotheticalVerdict, plain } from './index';

it.each([
  ['allowed', 12, 'scope', 'If the rules applied, line 12 would allow this page.'],
  ['disallowed', 12, 'answer', 'If robots.txt loaded normally, line 12 would block this page.'],
  ['allowed', 0, 'answer', 'If robots.txt loaded normally, this page would be allowed.'],
  ['undefined', 0, 'crawler', 'If the rules applied, no rule would decide.'],
] as const)('says what the rules would answer (%s, %i, by %s)', (outcome, line, by, sentence) => {
  const text = hypotheticalVerdict({ outcome, reason: 'winning-rule', line }, by);
  expect(plain(text)).toBe(sentence);
  expect(text.filter((part) => typeof part === 'object' && 'line' in part)).toEqual(
    line === 0 ? [] : [{ line }],
  );
});
