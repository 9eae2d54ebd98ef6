import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileGlob, globMatches, LONG_PIECE } from '../glob';
import { matchesByPositions } from '../testdata/matches-by-positions';
import { CompiledPatterns, MAX_CELLS } from './compile-patterns';
import { MAX_KEY_LENGTH, MAX_NODES } from './key-trie';

function textOf(...units: string[]): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...units), maxLength: 10 });
}

/** Texts of few different characters, so that patterns often share keys and often match. */
const shortText = fc.oneof(textOf('/', 'a', 'b', '*', '$', '%', '?', 'é'), textOf('/', 'a', '*'));
/** Texts with pieces just below and above the limits for keys and for native search. */
const longText = textOf('/', 'a'.repeat(LONG_PIECE), 'a'.repeat(MAX_KEY_LENGTH - 1), 'aa', 'b', '*');

function patternsOf(text: fc.Arbitrary<string>): fc.Arbitrary<string[]> {
  const start = fc.constantFrom('/', '/', '/*', '*', '');
  const end = fc.constantFrom('', '', '$', '*', '*$');
  return fc.array(
    fc.tuple(start, text, end).map((parts) => parts.join('')),
    { maxLength: 12 },
  );
}

function pathsOf(text: fc.Arbitrary<string>): fc.Arbitrary<string[]> {
  return fc.array(
    fc.tuple(fc.constantFrom('/', '/', '/', ''), text).map((parts) => parts.join('') || '/'),
    { maxLength: 8 },
  );
}

describe('firstMatch', () => {
  it('agrees with the reference matcher and the single matcher, wherever the path is in the text', () => {
    const answers = { none: 0, some: 0 };
    const check = (patterns: readonly string[], paths: readonly string[], before: string, after: string) => {
      const set = new CompiledPatterns(patterns);
      const wrong = paths.flatMap((path) => {
        const expected = patterns.findIndex((pattern) => matchesByPositions(pattern, path));
        answers[expected < 0 ? 'none' : 'some']++;
        const text = before + path + after;
        const to = before.length + path.length;
        const found = [
          patterns.findIndex((pattern) => globMatches(compileGlob(pattern), path)),
          set.firstMatch(text, before.length, to, true),
        ];
        if (path[0] === '/') found.push(set.firstMatch(text, before.length + 1, to, false));
        return found.every((place) => place === expected) ? [] : [{ path, expected, found }];
      });
      // Not in the loop: a hundred thousand calls of `expect` would take most of the time.
      expect(wrong).toEqual([]);
    };
    const around = textOf('/', 'a', 'b', '?');
    fc.assert(fc.property(patternsOf(shortText), pathsOf(shortText), around, around, check), {
      numRuns: 10_000,
    });
    fc.assert(fc.property(patternsOf(longText), pathsOf(longText), around, around, check), {
      numRuns: 2_000,
    });
    expect(answers.none).toBeGreaterThan(3_000);
    expect(answers.some).toBeGreaterThan(3_000);
  });

  it.each([
    [[], '/', -1],
    [[''], '/a', 0],
    [['$', '*$'], '/a', 1],
    [['/b', '/a', '/a'], '/ab', 1],
    [['/*/a/', '/a/'], '/a/', 1],
    [['*/a/', '/a/'], '/a/', 0],
    [['a', '*a'], '/a', 1],
    [['/a$b', '/a$'], '/a$b', 0],
    [['/*.pdf$', '/*.pdf'], '/a.pdf?', 1],
    [['/é', '/*é', '/'], '/é', 0],
  ])('%j on %s: %i', (patterns, path, expected) => {
    expect(new CompiledPatterns(patterns).firstMatch(path, 0, path.length, true)).toBe(expected);
  });

  it('distinguishes characters that share their lower seven bits', () => {
    const set = new CompiledPatterns(['/*i', '/']);
    expect(['/i', '/é', '/i', '/\u0169'].map((path) => set.firstMatch(path, 0, 2, true))).toEqual([
      0, 1, 0, 1,
    ]);
  });

  it('still works after 2^32 calls', () => {
    const set = new CompiledPatterns(['/*a*b']);
    const found = () => set.firstMatch('/ab', 0, 3, true);
    expect(found()).toBe(0);
    Object.assign(set, { call: -1 });
    expect([found(), found()]).toEqual([0, 0]);
  });

  it('treats an empty slice without its slash as the path "/"', () => {
    expect(new CompiledPatterns(['/a', '/$']).firstMatch('x', 1, 1, false)).toBe(1);
  });
});

describe('hostile patterns', () => {
  /** Counts the steps of one call. `bound` is path length plus pattern length, summed over the patterns. */
  function stepsOf(
    patterns: readonly string[],
    path: string,
  ): { found: number; steps: number; bound: number } {
    const steps = { count: 0 };
    const set = new CompiledPatterns(patterns, steps);
    const found = set.firstMatch(path, 0, path.length, true);
    return {
      found,
      steps: steps.count,
      bound: patterns.reduce((sum, { length }) => sum + path.length + length, 0),
    };
  }

  it('compares each pattern once per path, however often its key occurs', () => {
    const patterns = Array.from(
      { length: 700 },
      (_, index) => `/*${index % 10}${'*a'.repeat(11 + (index % 7))}`,
    );
    const { found, steps, bound } = stepsOf(patterns, `/${'a'.repeat(2_000)}`);
    expect(found).toBe(-1);
    expect(steps).toBeGreaterThan(700 * 2_000);
    expect(steps).toBeLessThanOrEqual(bound);
  });

  it('does not compare patterns whose key is missing', () => {
    const patterns = Array.from({ length: 700 }, () => '/*a*a*a*a*a*a*a*a*a*a*b');
    expect(stepsOf(patterns, `/${'a'.repeat(2_000)}`)).toMatchObject({ found: -1, steps: 0 });
  });

  it('does not compare patterns weaker than the best, even if the best is found later', () => {
    const patterns = ['/*ab', ...Array.from({ length: 700 }, () => '/*c*a*a')];
    expect(stepsOf(patterns, `/ca${'a'.repeat(2_000)}b`)).toMatchObject({ found: 0, steps: 1 });
  });

  it('stays within rules × path for 5,000 patterns of 300 stars on 100,000 characters', () => {
    const patterns = Array.from({ length: 5_000 }, (_, index) => `/${'*a'.repeat(300 + (index % 9))}*b*a`);
    const { found, steps, bound } = stepsOf(patterns, `/${'a'.repeat(100_000)}`);
    expect(found).toBe(-1);
    expect(steps).toBeGreaterThan(5_000 * 100_000);
    expect(steps).toBeLessThanOrEqual(bound);
  });

  it('stays within rules × path × a constant for long pieces with many near matches', () => {
    const patterns = Array.from({ length: 20 }, (_, index) => `/*${'a'.repeat(4_000 + index)}b`);
    const { found, steps, bound } = stepsOf(patterns, `/${'a'.repeat(100_000)}`);
    expect(found).toBe(-1);
    expect(steps).toBeGreaterThan(20 * 100_000);
    expect(steps).toBeLessThanOrEqual(3 * bound);
  });
});

describe('memory', () => {
  /** Returns pseudo-random text that is the same in every run. */
  function randomText(length: number, seed: number): string {
    let state = seed;
    const codes = Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return 97 + ((state >>> 16) % 26);
    });
    let text = '';
    for (let at = 0; at < length; at += 4_096) text += String.fromCharCode(...codes.slice(at, at + 4_096));
    return text;
  }

  const bound = (patterns: number) => 41 * MAX_NODES + 4 * MAX_CELLS + 32 * (patterns + 1);

  it.each([
    { name: '30 patterns of 16,000 characters', count: 30, length: 16_000, megabytes: 1 },
    { name: '20,000 patterns of 25 characters', count: 20_000, length: 25, megabytes: 40 },
    { name: '5,000 patterns of 16,000 characters', count: 5_000, length: 16_000, megabytes: 34 },
    {
      name: '30,000 patterns of 64 characters: more than there may be nodes',
      count: 30_000,
      length: 64,
      megabytes: 61,
    },
  ])('$name: memory is bounded and matches are correct', ({ count, length, megabytes }) => {
    const source = randomText(length + 53 * count, 7);
    const start = ['/', '/*', '*/', '/a*'];
    const headOf = (index: number) => start[index % 4] as string;
    const bodyOf = (index: number) =>
      source.slice(53 * index, 53 * index + length - headOf(index).length - 1);
    const patterns = Array.from(
      { length: count },
      (_, index) => headOf(index) + bodyOf(index) + (index % 3 ? '' : '$'),
    );
    const set = new CompiledPatterns(patterns);
    expect(set.byteLength).toBeLessThanOrEqual(bound(count));
    expect(set.byteLength).toBeLessThanOrEqual(megabytes * 1_000_000);

    const paths = Array.from({ length: 24 }, (_, index) => {
      const body = bodyOf(Math.floor(((index + 1) * (count - 1)) / 24));
      return [`/${body}`, `/ab/${body}`, `/a${body}`, `/a/${body}x`][index % 4] as string;
    });
    const globs = patterns.map(compileGlob);
    // `includes` isn't part of the reference. It only rules out most patterns quickly.
    const expected = paths.map((path) =>
      globs.findIndex((glob, index) => path.includes(bodyOf(index).slice(0, 16)) && globMatches(glob, path)),
    );
    expect(new Set(expected).size).toBeGreaterThan(4);
    expect(paths.map((path) => set.firstMatch(path, 0, path.length, true))).toEqual(expected);
  });
});
