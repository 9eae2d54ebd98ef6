import { ChangeSet } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlacedProblem, ProblemsOverText } from './problems-over-text';

const LENGTH = 100;
const ERROR = 0;
const NOTE = 2;
const GUESS = 3;
const TIDY = 4;

/** Problems from [from, to, severity]; the index is the position in the list. */
function over(...problems: readonly (readonly [number, number, number])[]): ProblemsOverText {
  const marks = Int32Array.from(
    problems.flatMap(([from, to, severity], index) => [from, to, severity, index]),
  );
  return ProblemsOverText.of({ version: 1, marks, hints: new Map() }, LENGTH);
}

function edit(from: number, to: number, insert: string): ChangeSet {
  return ChangeSet.of({ from, to, insert }, LENGTH);
}

const spans = (found: readonly PlacedProblem[]) => found.map(({ from, to }) => [from, to]);

describe('ProblemsOverText.between', () => {
  const three = over([10, 20, ERROR], [30, 35, NOTE], [40, 41, GUESS], [50, 51, TIDY]);

  it('finds problems that touch a part of the text', () => {
    expect(three.between(20, 30)).toEqual([
      { from: 10, to: 20, severity: 'error', index: 0 },
      { from: 30, to: 35, severity: 'note', index: 1 },
    ]);
    expect(three.between(21, 29)).toEqual([]);
    expect(three.between(0, LENGTH).map(({ severity }) => severity)).toEqual([
      'error',
      'note',
      'guess',
      'tidy',
    ]);
    expect(three.between(0, LENGTH, 1)).toHaveLength(1);
  });

  it('finds a long problem that starts before shorter ones that have ended', () => {
    expect(spans(over([0, 90, ERROR], [5, 6, ERROR], [8, 9, ERROR]).between(50, 60))).toEqual([[0, 90]]);
  });

  it.each([
    ['inserted before it', edit(0, 0, 'abc'), [[13, 23]]],
    ['deleted after it', edit(50, 60, ''), [[10, 20]]],
    ['inserted within it', edit(15, 15, 'abc'), [[10, 23]]],
    ['inserted at its start', edit(10, 10, 'abc'), [[13, 23]]],
    ['inserted at its end', edit(20, 20, 'abc'), [[10, 20]]],
    ['its start deleted', edit(5, 12, ''), [[5, 13]]],
    ['all of it deleted', edit(10, 20, ''), []],
    ['all of it replaced', edit(8, 22, 'something else'), []],
  ] as const)('follows the text: %s', (_, changes, expected) => {
    const moved = over([10, 20, ERROR]).map(changes);
    expect(spans(moved.between(0, changes.newLength))).toEqual(expected);
  });

  it('clamps places outside the text, and keeps a problem of zero length', () => {
    expect(spans(over([-5, 5, ERROR], [60, 50, NOTE], [90, 900, NOTE]).between(0, LENGTH))).toEqual([
      [0, 5],
      [60, 60],
      [90, 100],
    ]);
    expect(
      spans(
        over([50, 50, NOTE])
          .map(edit(40, 40, 'abc'))
          .between(0, 103),
      ),
    ).toEqual([[53, 53]]);
  });

  it('agrees with checking every problem, after any edits', () => {
    const span = fc.tuple(fc.nat(LENGTH), fc.oneof(fc.constant(0), fc.nat(20)));
    const change = fc.record({
      at: fc.nat(120),
      deleted: fc.nat(15),
      insert: fc.constantFrom('', 'x', 'abcdef'),
    });
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 12 }),
        fc.array(change, { maxLength: 4 }),
        fc.nat(120),
        fc.nat(40),
        (begins, edits, from, width) => {
          const sorted = begins
            .map(([begin, length]) => [begin, Math.min(LENGTH, begin + length), ERROR] as const)
            .sort((a, b) => a[0] - b[0]);
          let moved = over(...sorted);
          let length = LENGTH;
          for (const { at, deleted, insert } of edits) {
            const begin = Math.min(at, length);
            const changes = ChangeSet.of(
              { from: begin, to: Math.min(length, begin + deleted), insert },
              length,
            );
            moved = moved.map(changes);
            length = changes.newLength;
          }
          const first = Math.min(from, length);
          const last = Math.min(length, first + width);
          const all = moved.between(0, length);
          expect(moved.between(first, last)).toEqual(
            all.filter((problem) => problem.from <= last && problem.to >= first),
          );
          for (const problem of all) {
            expect(problem.from).toBeLessThanOrEqual(problem.to);
            expect(problem.to).toBeLessThanOrEqual(length);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('ProblemsOverText.beside', () => {
  const some = over([10, 20, ERROR], [25, 26, GUESS], [27, 28, TIDY], [30, 35, NOTE]);

  it.each([
    ['the next one', 10, 1, 30],
    ['the first one past the end, over quiet ones', 30, 1, 10],
    ['the next one from within a problem', 12, 1, 30],
    ['the previous one', 30, -1, 10],
    ['the previous one, over a guess and a tidy one', 29, -1, 10],
    ['the last one past the start', 10, -1, 30],
    ['the first one from after all', 99, 1, 10],
  ] as const)('goes to %s', (_, pos, direction, expected) => {
    expect(some.beside(pos, direction)?.from).toBe(expected);
  });

  it('returns null without problems, with only quiet ones and when all were deleted', () => {
    expect(over().beside(0, 1)).toBeNull();
    expect(over([1, 2, GUESS], [1, 2, TIDY]).beside(0, -1)).toBeNull();
    expect(
      over([10, 20, ERROR])
        .map(edit(0, 50, ''))
        .beside(0, 1),
    ).toBeNull();
  });
});

it('reads only about a screenful of 20,000 problems after an edit', () => {
  const marks = new Int32Array(20_000 * 4);
  for (let at = 0; at < 20_000; at++) marks.set([at * 20, at * 20 + 7, ERROR, at], at * 4);
  let reads = 0;
  const counted = new Proxy(marks, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads++;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const problems = ProblemsOverText.of({ version: 1, marks: counted, hints: new Map() }, 400_000);
  const moved = problems.map(ChangeSet.of({ from: 200_000, insert: 'x' }, 400_000));
  reads = 0;
  expect(moved.between(300_000, 301_000).length).toBeGreaterThan(45);
  // About 50 problems are on a screen. The binary search reads a few more.
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(2_000);
});
