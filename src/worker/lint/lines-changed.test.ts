import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyTransaction } from '../document/apply-transaction';
import type { Transaction } from '../document/text-change';
import { changedSpans } from './changed-spans';
import { linesChanged } from './lines-changed';

/** Returns the rows of a change, as `number: before → after`. */
function rows(before: string, ...rounds: Transaction[]): string[] {
  const after = rounds.reduce(applyTransaction, before);
  return linesChanged(before, after, rounds).lines.map(
    ({ number, before: old, after: now }) => `${number}: ${old ?? '–'} → ${now ?? '–'}`,
  );
}

describe('changed lines', () => {
  test.each<[string, string, Transaction[], string[]]>([
    ['a part of a line', 'a\nbcd\ne', [[[3, 4, 'X']]], ['2: bcd → bXd']],
    [
      'two parts of a line',
      'a\nbcd\ne',
      [
        [
          [2, 3, 'X'],
          [4, 5, ''],
        ],
      ],
      ['2: bcd → Xc'],
    ],
    ['a removed line', 'a\nb\nc', [[[2, 4, '']]], ['2: b → –']],
    [
      'a removed line and a changed one below',
      'a\nb\nc',
      [
        [
          [2, 4, ''],
          [4, 5, 'X'],
        ],
      ],
      ['2: b → –', '3: c → X'],
    ],
    ['an added line', 'a\nb', [[[2, 2, 'X\n']]], ['2: – → X']],
    ['a line added at the end', 'a\nb', [[[3, 3, '\nX']]], ['3: – → X']],
    ['one line that becomes three', 'a\nb\nc', [[[2, 3, 'X\nY\nZ']]], ['2: b → X', '3: – → Y', '3: – → Z']],
    ['a removed line end', 'a\nb\nc', [[[1, 2, '']]], ['1: a → ab', '2: b → –']],
    ['the last line removed with the line end before it', 'a\nb', [[[1, 3, '']]], ['2: b → –']],
    ['everything', 'a\nb', [[[0, 3, 'X']]], ['1: a → X', '2: b → –']],
    ['an empty text', '', [[[0, 0, 'X\nY']]], ['1:  → X', '2: – → Y']],
    ['nothing', 'a\nb', [], []],
    ['a change that a later round reverts', 'a\nb', [[[2, 3, 'X']], [[2, 3, 'b']]], []],
    ['rounds in one line', 'abc', [[[0, 1, 'XX']], [[3, 4, 'Y']]], ['1: abc → XXbY']],
    ['a line that a later round changes again', 'a\nb\nc', [[[2, 2, 'X\n']], [[2, 3, 'Y']]], ['2: – → Y']],
  ])('%s', (_, before, rounds, expected) => {
    expect(rows(before, ...rounds)).toEqual(expected);
  });

  test('are bounded in number and length, and all are counted', () => {
    const before = `${'x'.repeat(1000)}\n`.repeat(5000);
    const edits: Transaction[number][] = Array.from({ length: 5000 }, (_, i) => [
      i * 1001,
      i * 1001 + 1,
      'y',
    ]);
    const { lines, count } = linesChanged(before, applyTransaction(before, edits), [edits]);
    expect(count).toBe(5000);
    expect(lines.length).toBe(200);
    expect(lines.at(-1)?.number).toBe(200);
    expect(lines[0]?.after).toBe(`y${'x'.repeat(398)}…`);
  });

  const letters = fc.constantFrom('a', 'b', '\n');
  const short = fc.array(letters, { maxLength: 12 }).map((parts) => parts.join(''));
  /** Generates edits that are valid for a text of `length`. */
  const transactionIn = (length: number) =>
    fc.array(fc.tuple(fc.nat(length), fc.nat(2), short), { maxLength: 4 }).map((parts): Transaction => {
      const edits: Transaction[number][] = [];
      let at = 0;
      for (const [from, size, insert] of parts.sort(([a], [b]) => a - b)) {
        if (from < at || edits.some(([other]) => other === from)) continue;
        at = Math.min(length, from + size);
        edits.push([from, at, insert]);
      }
      return edits;
    });
  const changes = short.chain((before) =>
    transactionIn(before.length).chain((first) => {
      const middle = applyTransaction(before, first);
      return transactionIn(middle.length).map((second) => ({ before, rounds: [first, second] }));
    }),
  );

  test('both texts are equal outside the spans of several rounds', () => {
    fc.assert(
      fc.property(changes, ({ before, rounds }) => {
        const after = rounds.reduce(applyTransaction, before);
        let made = '';
        let at = 0;
        for (const { oldFrom, oldTo, newFrom, newTo } of changedSpans(rounds)) {
          expect(oldFrom).toBeGreaterThanOrEqual(at);
          made += before.slice(at, oldFrom);
          expect(newFrom).toBe(made.length);
          made += after.slice(newFrom, newTo);
          at = oldTo;
        }
        expect(made + before.slice(at)).toBe(after);
      }),
      { numRuns: 2000 },
    );
  });

  test('replacing the changed lines of the old text gives the new text', () => {
    fc.assert(
      fc.property(changes, ({ before, rounds }) => {
        const after = rounds.reduce(applyTransaction, before);
        const { lines } = linesChanged(before, after, rounds);
        const old = before.split('\n');
        const made: string[] = [];
        let next = 1;
        for (const line of lines) {
          while (next < line.number) made.push(old[next++ - 1] as string);
          if (line.before !== null) expect(line.before).toBe(old[next++ - 1]);
          if (line.after !== null) made.push(line.after);
        }
        expect([...made, ...old.slice(next - 1)].join('\n')).toBe(after);
      }),
      { numRuns: 2000 },
    );
  });
});
