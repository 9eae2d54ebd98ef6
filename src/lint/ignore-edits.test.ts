import { describe, expect, test } from 'vitest';
import { applyEdits } from '../engine/text-edits';
import { ignoreEdits } from './ignore-edits';

describe('ignoring a finding', () => {
  test.each([
    ['a comment of its own', 'a\nb', 2, 'a\n# tester-ignore: x\nb'],
    ['above the first line', 'a\nb', 1, '# tester-ignore: x\na\nb'],
    ['a known comment', '# tester-ignore: y\nb', 2, '# tester-ignore: y, x\nb'],
    ['a known comment with space behind', 'a\n  #tester-ignore: y  \nb', 3, 'a\n  #tester-ignore: y, x  \nb'],
    ['a known comment without names', 'a\n# tester-ignore: \nb', 3, 'a\n# tester-ignore: x \nb'],
    ['another comment', '# note\nb', 2, '# note\n# tester-ignore: x\nb'],
    [
      'a rule with an ignoring comment of its own',
      'Allow: /a # tester-ignore: y\nb',
      2,
      'Allow: /a # tester-ignore: y\n# tester-ignore: x\nb',
    ],
    ['the whole file', 'a\nb', 0, '# tester-ignore: x\na\nb'],
    ['the whole file, once more', '# tester-ignore: y\na', 0, '# tester-ignore: y, x\na'],
    ['the whole file of one comment', '# tester-ignore: y', 0, '# tester-ignore: y, x'],
    ['an empty file', '', 0, '# tester-ignore: x\n'],
    ['below an empty line', '\nb', 2, '\n# tester-ignore: x\nb'],
  ])('%s', (_, text, line, expected) => {
    expect(applyEdits(text, ignoreEdits(text, { rule: 'x', line }))).toBe(expected);
  });
});
