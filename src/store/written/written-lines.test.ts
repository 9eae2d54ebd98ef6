import { expect, test } from 'vitest';
import type { Transaction } from '../../worker';
import { applyTransaction } from '../../worker/document/apply-transaction';
import { writtenLines } from './written-lines';

/** Counts as `added removed changed replaced`, the marked lines, and the first line. */
function linesOf(before: string, rounds: readonly Transaction[]): string {
  const after = rounds.reduce(applyTransaction, before);
  const { added, removed, changed, replaced, marked, first } = writtenLines(before, after, rounds);
  return `${added} ${removed} ${changed} ${replaced}, ${marked.join(' ')}, ${first}`;
}

test.each<[string, string, readonly Transaction[], string]>([
  ['an added line', 'a\nb\n', [[[2, 2, 'x\n']]], '1 0 0 0, 2, 2'],
  [
    'lines added in two places',
    'a\nb\n',
    [
      [
        [0, 0, 'x\n'],
        [4, 4, 'y\nz\n'],
      ],
    ],
    '3 0 0 0, 1 4 5, 1',
  ],
  ['a removed line', 'a\nb\nc\n', [[[2, 4, '']]], '0 1 0 0, , 2'],
  ['a changed line', 'a\nb\nc\n', [[[2, 3, 'x']]], '0 0 1 0, 2, 2'],
  ['a changed line, and one added below', 'a\nb\nc\n', [[[2, 3, 'x\ny']]], '1 0 1 0, 2 3, 2'],
  ['two rounds', 'a\nb\n', [[[0, 0, 'x\n']], [[6, 6, 'y\n']]], '2 0 0 0, 1 4, 1'],
  ['an edit that an other one takes back', 'a\n', [[[0, 0, 'x\n']], [[0, 2, '']]], '0 0 0 0, , 0'],
  ['the first line of an empty text', '', [[[0, 0, 'a\nb\n']]], '2 0 0 0, 1 2, 1'],
  ['equal lines between different ones', 'a\nb\nc\nd\n', [[[0, 8, 'x\nb\nc\ny\nz\n']]], '1 0 2 0, 1 4 5, 1'],
  ['a line moved down', 'a\nb\nc\n', [[[0, 6, 'b\nc\na\n']]], '1 1 0 0, 3, 3'],
])('counts and marks %s', (_, before, rounds, expected) => {
  expect(linesOf(before, rounds)).toBe(expected);
});

test('lines that are too many to compare are replaced', () => {
  const before = Array.from({ length: 1100 }, (_, line) => `a${line}\n`).join('');
  const after = Array.from({ length: 1000 }, (_, line) => `b${line}\n`).join('');
  const { replaced, changed, marked } = writtenLines(before, after, [[[0, before.length, after]]]);
  expect([replaced, changed, marked.length]).toEqual([1100, 0, 1000]);
});

test('so are those of further runs, once enough lines were compared', () => {
  const run = (letter: string) => Array.from({ length: 800 }, (_, line) => `${letter}${line}\n`).join('');
  const before = `${run('a')}same\n${run('b')}`;
  const [first, second] = [run('x'), run('y')];
  const from = run('a').length + 'same\n'.length;
  const rounds = [[[0, run('a').length, first]], [[from, before.length, second]]] as const;
  const { replaced, changed } = writtenLines(before, `${first}same\n${second}`, rounds);
  expect([replaced, changed]).toEqual([800, 800]);
});
