import { describe, expect, test } from 'vitest';
import { applyTransaction } from '../../worker/document/apply-transaction';
import { replacingEdit } from './replacing-edit';

describe('the edit that turns one text into another', () => {
  test.each([
    ['nothing', 'a\nb\n', 'a\nb\n', []],
    ['a line in the middle', 'a\nb\nc\n', 'a\nx\nc\n', [[2, 4, 'x\n']]],
    ['removed lines', 'a\nb\nc\nd\n', 'a\nd\n', [[2, 6, '']]],
    ['one of equal lines', 'a\na\na\n', 'a\na\n', [[4, 6, '']]],
    ['added lines', 'a\n', 'a\nb\nc', [[2, 2, 'b\nc']]],
    ['the last line end', 'a\nb', 'a\nb\n', [[2, 3, 'b\n']]],
    ['everything', 'a\nb\n', 'c\n', [[0, 4, 'c\n']]],
    ['an empty text', '', 'a\n', [[0, 0, 'a\n']]],
    ['to an empty text', 'a\n', '', [[0, 2, '']]],
    ['whole lines, not half characters', 'é\ud83d\ude00\n', 'é\ud83d\ude01\n', [[0, 4, 'é\ud83d\ude01\n']]],
  ] as const)('replaces %s', (_, before, after, edit) => {
    expect(replacingEdit(before, after)).toEqual(edit);
    expect(applyTransaction(before, replacingEdit(before, after))).toBe(after);
  });
});
