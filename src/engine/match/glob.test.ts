import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GlobSpan } from './glob';
import { compileGlob, globMatches, globSpans, LONG_PIECE, MAX_GLOB_SPANS } from './glob';
import { matchesByPositions } from './testdata/matches-by-positions';

const unit = fc.constantFrom('/', 'a', 'b', '*', '$', '%', '?', 'é');
const fewUnits = fc.constantFrom('/', 'a', 'b', '*');
const pattern = fc.oneof(fc.string({ unit, maxLength: 12 }), fc.string({ unit: fewUnits, maxLength: 8 }));
const closablePattern = fc.tuple(pattern, fc.constantFrom('', '$', '*$')).map(([text, end]) => text + end);
const path = fc.oneof(fc.string({ unit, maxLength: 16 }), fc.string({ unit: fewUnits, maxLength: 10 }));

/** Pieces just below and above `LONG_PIECE`, with many borders and near matches. */
const longUnit = fc.constantFrom('a'.repeat(LONG_PIECE - 1), 'a'.repeat(LONG_PIECE), 'aab', 'b', '*');
const longText = fc.array(longUnit, { maxLength: 9 }).map((units) => units.join(''));

function stepsOf(pattern: string, path: string): { matches: boolean; steps: number } {
  const steps = { count: 0 };
  return { matches: globMatches(compileGlob(pattern), path, steps), steps: steps.count };
}

describe('globMatches', () => {
  it("agrees with the specification's list of positions", () => {
    const answers = { true: 0, false: 0 };
    const check = (pattern: string, path: string) => {
      const expected = matchesByPositions(pattern, path);
      answers[`${expected}`]++;
      return globMatches(compileGlob(pattern), path) === expected;
    };
    fc.assert(fc.property(closablePattern, path, check), { numRuns: 20_000 });
    fc.assert(fc.property(longText, longText, check), { numRuns: 5_000 });
    expect(answers.true).toBeGreaterThan(3_000);
    expect(answers.false).toBeGreaterThan(3_000);
  });

  it.each([
    ['', '/a', true],
    ['*', '/a', true],
    ['*$', '/a', true],
    ['**$', '/a', true],
    ['$', '/', false],
    ['/$', '/', true],
    ['/a$', '/ab', false],
    ['/$a', '/$a', true],
    ['/a$b$', '/a$b', true],
    ['a', '/a', false],
    ['*a', '/a', true],
    ['/a*a$', '/a', false],
    ['/*$$', '/b$', true],
    ['/a*ab*b$', '/aab', false],
  ])('%s on %s: %s', (pattern, path, expected) => {
    expect(globMatches(compileGlob(pattern), path)).toBe(expected);
  });

  it('compares no more than path plus pattern if every piece is one character', () => {
    const pattern = `/${'*a'.repeat(8_000)}*b`;
    const path = `/${'a'.repeat(100_000)}`;
    expect(stepsOf(pattern, path)).toEqual({ matches: false, steps: expect.any(Number) });
    expect(stepsOf(pattern, path).steps).toBeLessThanOrEqual(path.length + pattern.length);
  });

  it.each([
    ['a piece of 8,000 a and b', `${'a'.repeat(8_000)}b`],
    ['a piece of b and 8,000 a', `b${'a'.repeat(8_000)}`],
    ['a piece of 4,000 a, b and 4,000 a', `${'a'.repeat(4_000)}b${'a'.repeat(4_000)}`],
    ['a piece just longer than those left to indexOf', `b${'a'.repeat(LONG_PIECE)}`],
  ])('%s is searched in linear time in a path of a million a', (_, piece) => {
    const path = `/${'a'.repeat(1_000_000)}`;
    const { matches, steps } = stepsOf(`/*${piece}`, path);
    expect(matches).toBe(false);
    expect(steps).toBeGreaterThan(path.length / 2);
    expect(steps).toBeLessThanOrEqual(3 * (path.length + piece.length));
  });

  it('needs at most LONG_PIECE comparisons per character for short pieces', () => {
    const pattern = `/${`*${'a'.repeat(LONG_PIECE - 1)}b`.repeat(400)}`;
    const path = `/${'a'.repeat(100_000)}`;
    expect(stepsOf(pattern, path).steps).toBeLessThanOrEqual(LONG_PIECE * path.length + pattern.length);
  });
});

/**
 * Finds the lengths of all stars by brute force: the first as short as possible, then the second, and so on.
 * A star at the end matches the rest.
 */
function shortestStars(pattern: string, path: string): number[] | null {
  if (pattern === '') return [];
  if (pattern === '$') return path === '' ? [] : null;
  if (/^\*\$?$/.test(pattern)) return [path.length];
  if (pattern[0] !== '*')
    return pattern[0] === path[0] ? shortestStars(pattern.slice(1), path.slice(1)) : null;
  for (let length = 0; length <= path.length; length++) {
    const rest = shortestStars(pattern.slice(1), path.slice(length));
    if (rest) return [length, ...rest];
  }
  return null;
}

const oneStar = (pattern: string) => pattern.replace(/\*+/g, '*');
const lengthOf = ({ from, to }: GlobSpan) => to - from;

describe('globSpans', () => {
  it('makes stars as short as possible, with literals in between', () => {
    let matched = 0;
    fc.assert(
      fc.property(closablePattern, path, (pattern, path) => {
        const spans = globSpans(compileGlob(pattern), path);
        const stars = shortestStars(oneStar(pattern), path);
        if (spans === null || stars === null) {
          expect(spans).toBe(stars);
          return;
        }
        matched++;
        expect(spans.filter(({ kind }) => kind === 'star').map(lengthOf)).toEqual(
          stars.filter((length) => length > 0),
        );
        expect(spans.map(({ from }) => from)).toEqual(
          [0, ...spans.map(({ to }) => to)].slice(0, spans.length),
        );
        const literals = spans
          .filter(({ kind }) => kind === 'literal')
          .map(({ from, to }) => path.slice(from, to));
        expect(literals.join('*')).toBe(oneStar(pattern.replace(/\$$/, '')).replace(/^\*|\*$/g, ''));
      }),
      { numRuns: 20_000 },
    );
    expect(matched).toBeGreaterThan(1_500);
  });

  it('ends where the last piece ends, and lets a final star match the rest', () => {
    expect(globSpans(compileGlob('/a'), '/abc')).toEqual([{ from: 0, to: 2, kind: 'literal' }]);
    expect(globSpans(compileGlob('/a*'), '/abc')).toEqual([
      { from: 0, to: 2, kind: 'literal' },
      { from: 2, to: 4, kind: 'star' },
    ]);
    expect(globSpans(compileGlob('/*b$'), '/bab')).toEqual([
      { from: 0, to: 1, kind: 'literal' },
      { from: 1, to: 3, kind: 'star' },
      { from: 3, to: 4, kind: 'literal' },
    ]);
  });

  it.each(['', '$', '*'])(
    'merges the rest of thousands of stars into the last spans, pattern ends with "%s"',
    (end) => {
      const path = `/${'-a'.repeat(8_000)}`;
      const spans =
        globSpans(compileGlob(`/${'*a'.repeat(8_000)}${end}`), `${path}${end === '*' ? 'rest' : ''}`) ?? [];
      expect(spans).toHaveLength(end === '*' ? MAX_GLOB_SPANS - 1 : MAX_GLOB_SPANS);
      expect(spans.map(({ from }) => from)).toEqual([0, ...spans.map(({ to }) => to)].slice(0, spans.length));
      const tail =
        end === '*'
          ? [{ to: path.length + 4, kind: 'star' }]
          : [{ kind: 'star' }, { to: path.length, kind: 'literal' }];
      expect(spans.slice(-tail.length)).toMatchObject(tail);
    },
  );

  it('keeps exactly as many spans unmerged as allowed', () => {
    const spans = (pieces: number) => globSpans(compileGlob('a*'.repeat(pieces)), 'a'.repeat(pieces)) ?? [];
    expect(spans(MAX_GLOB_SPANS)).toHaveLength(MAX_GLOB_SPANS);
    expect(spans(MAX_GLOB_SPANS).every(({ kind }) => kind === 'literal')).toBe(true);
    expect(spans(MAX_GLOB_SPANS + 1)).toHaveLength(MAX_GLOB_SPANS);
    expect(spans(MAX_GLOB_SPANS + 1).at(-2)?.kind).toBe('star');
  });
});
