import { expect, test } from 'vitest';
import { jsonPath } from './json-path';

test.each<[unknown[], string]>([
  [[], '$'],
  [['urls', 3, 'expected', 'GPTBot'], '$.urls[3].expected.GPTBot'],
  [['$schema'], '$.$schema'],
  [['expected', 'bing"bot\n'], '$.expected["bing\\"bot\\n"]'],
  [['3'], '$["3"]'],
])('%j is %s', (keys, path) => {
  expect(jsonPath(keys)).toBe(path);
});
