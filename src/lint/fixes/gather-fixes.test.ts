import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextEdit } from '../../engine/text-edits';
import type { Finding } from '..';
import { gatherFixes } from './gather-fixes';

function findings(...fixes: (readonly TextEdit[] | null)[]): Finding[] {
  return fixes.map((edits, index) => ({
    rule: String(index),
    severity: 'note',
    line: index + 1,
    from: 0,
    to: 0,
    related: [],
    params: {},
    fix: edits === null ? null : () => edits,
  }));
}

describe('gathered fixes', () => {
  test.each<[string, (readonly TextEdit[] | null)[], readonly TextEdit[], string[]]>([
    [
      'apart',
      [[[0, 1, 'a']], [[2, 3, 'b']]],
      [
        [0, 1, 'a'],
        [2, 3, 'b'],
      ],
      ['0', '1'],
    ],
    [
      'side by side',
      [[[0, 2, 'a']], [[2, 3, 'b']]],
      [
        [0, 2, 'a'],
        [2, 3, 'b'],
      ],
      ['0', '1'],
    ],
    ['overlapping', [[[0, 2, 'a']], [[1, 3, 'b']]], [[0, 2, 'a']], ['0']],
    ['the same', [[[0, 2, 'a']], [[0, 2, 'a']]], [[0, 2, 'a']], ['0']],
    ['two insertions at one place', [[[1, 1, 'a']], [[1, 1, 'b']]], [[1, 1, 'a']], ['0']],
    ['an insertion where another text ends', [[[0, 1, 'a']], [[1, 1, 'b']]], [[0, 1, 'a']], ['0']],
    ['around another one', [[[2, 3, 'a']], [[0, 9, 'b']]], [[2, 3, 'a']], ['0']],
    [
      'a move with one end already taken',
      [
        [[5, 6, 'a']],
        [
          [0, 1, ''],
          [5, 6, 'x'],
        ],
      ],
      [[5, 6, 'a']],
      ['0'],
    ],
    [
      'a move around another one',
      [
        [
          [0, 1, ''],
          [9, 9, 'x'],
        ],
        [[4, 5, 'b']],
      ],
      [
        [0, 1, ''],
        [4, 5, 'b'],
        [9, 9, 'x'],
      ],
      ['0', '1'],
    ],
    ['none, and an empty one', [null, []], [], []],
  ])('%s', (_, fixes, edits, fixed) => {
    const gathered = gatherFixes(findings(...fixes));
    expect(gathered.edits).toEqual(edits);
    expect(gathered.fixed.map(({ rule }) => rule)).toEqual(fixed);
  });

  test('always ascend, never overlap, and contain only whole fixes', () => {
    const edit = fc.tuple(fc.nat(20), fc.nat(3)).map(([from, size]): TextEdit => [from, from + size, 'x']);
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const { edits: gathered, fixed } = gatherFixes(findings(...edits.map((one) => [one])));
        expect(gathered.length).toBe(fixed.length);
        for (const [i, [from]] of gathered.entries())
          if (i > 0) expect(from).toBeGreaterThanOrEqual((gathered[i - 1] as TextEdit)[1]);
      }),
    );
  });
});
