import { expect, test } from 'vitest';
import { isPolicyToken } from './policy-token';

test.each([
  ['__usage_ai-training', true],
  ['__Usage_AI-Training', true],
  // Today's readers drop what follows the name.
  ['__usage_ai-training2', true],
  ['__usage_ai-training/1', true],
  ['__usage_something-else', true],
  ['_usage_ai-training', false],
  ['usage_ai-training', false],
  ['Bot__usage_ai-training', false],
  ['__u\u017fage_ai-training', false],
  ['GPTBot', false],
  ['*', false],
  ['', false],
])('%j', (name, expected) => {
  expect(isPolicyToken(name)).toBe(expected);
});
