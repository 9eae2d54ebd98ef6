import { expect, test, vi } from 'vitest';
import { fileOf } from '../../../engine';
import { parseRobotsTxt } from '../../../engine/parse';
import { NO_CONTEXT } from '../../lint-context';
import { LintFile } from '../../lint-file';
import { LintLine } from '../../lint-line';
import { rule } from './rule';

test('reads each line a few times, however many there are', () => {
  const lines = 2_000;
  const text = `User-agent: *\n${'Disallow: /x\n'.repeat(lines)}${'Allow: /\n'.repeat(lines)}`;
  const file = new LintFile(fileOf(parseRobotsTxt(text)), NO_CONTEXT);
  const read = vi.spyOn(LintLine.prototype, 'value', 'get');
  let found = 0;
  rule.check(file, () => found++);
  const reads = read.mock.calls.length;
  read.mockRestore();
  expect(found).toBe(lines);
  expect(reads).toBeLessThan(20 * lines);
});
