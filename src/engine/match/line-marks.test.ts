import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dialect, decide, dialects, google, google2020, python, rfc9309 } from '../index';
import { parseRobotsTxt } from '../parse';
import { GROUP_MARK_STRIDE, markLines, RULE_MARK_STRIDE, RuleMark } from './line-marks';

function marks(
  source: string,
  url: string,
  dialect: Dialect = google,
  token = 'a',
): { readonly groups: number[][]; readonly rules: number[][] } {
  const robots = parseRobotsTxt(source, dialect);
  const { groups, rules } = markLines(robots, decide(robots, { productTokens: [token], url }));
  return { groups: rows(groups, GROUP_MARK_STRIDE), rules: rows(rules, RULE_MARK_STRIDE) };
}

function rows(numbers: Int32Array, stride: number): number[][] {
  expect(numbers.length % stride).toBe(0);
  return Array.from({ length: numbers.length / stride }, (_, row) => [
    ...numbers.subarray(row * stride, (row + 1) * stride),
  ]);
}

const { won, lost, unmatched } = RuleMark;

describe('the marks of a file', () => {
  const source = 'User-agent: a\nAllow: /\nUser-agent: b\nDisallow: /x\nUser-agent: A\n\nDisallow: /x';

  test('groups in the order of the file, the selected ones numbered', () => {
    expect(marks(source, '/x').groups).toEqual([
      [1, 2, 1],
      [3, 4, 0],
      [5, 7, 2],
    ]);
  });

  test('rules of the selected groups only, by line: type, and the length of the pattern', () => {
    expect(marks(source, '/x').rules).toEqual([
      [2, lost, 1, 1],
      [7, won, 0, 2],
    ]);
    expect(marks(source, '/y').rules).toEqual([
      [2, won, 1, 1],
      [7, unmatched, 0, 2],
    ]);
  });

  test('without question all groups are marked, and none is selected', () => {
    const robots = parseRobotsTxt(source);
    const { groups, rules } = markLines(robots, null);
    expect(rows(groups, GROUP_MARK_STRIDE)).toEqual([
      [1, 2, 0],
      [3, 4, 0],
      [5, 7, 0],
    ]);
    expect(rules).toEqual(new Int32Array(0));
  });

  test('the length is that of the pattern that matched, or would', () => {
    const file = 'User-agent: a\nAllow: /folder/index.html';
    expect(marks(file, '/folder/').rules).toEqual([[2, won, 1, '/folder/$'.length]]);
    expect(marks(file, '/folder/index.html').rules).toEqual([[2, won, 1, '/folder/index.html'.length]]);
    expect(marks(file, '/').rules).toEqual([[2, unmatched, 1, '/folder/index.html'.length]]);
    expect(marks('User-agent: a\nDisallow: /\u00e9', '/').rules).toEqual([
      [2, unmatched, 0, '/%C3%A9'.length],
    ]);
  });

  test('the first rule of the file wins where the dialect says so, whatever its length', () => {
    expect(marks('User-agent: a\nAllow: /\nDisallow: /x', '/x', python).rules).toEqual([
      [2, won, 1, 1],
      [3, lost, 0, 2],
    ]);
  });

  test('nobody wins a contest that is left open, nor that for a path no rule can block', () => {
    expect(marks('User-agent: a\nAllow: /x\nDisallow: /*.htm', '/x.htm', google2020).rules).toEqual([
      [2, lost, 1, 2],
      [3, lost, 0, 6],
    ]);
    expect(marks('User-agent: a\nDisallow: /\nAllow: /x', '/robots.txt', rfc9309).rules).toEqual([
      [2, lost, 0, 1],
      [3, unmatched, 1, 2],
    ]);
  });
});

describe('a reader that breaks one line of the text into several', () => {
  test('groups and rules are marked by the lines of the text', () => {
    const source = '#\u2028User-agent: a\vDisallow: /x\n\nUser-agent: a\fAllow: /';
    expect(marks(source, '/x', python)).toEqual({
      groups: [
        [1, 1, 1],
        [3, 3, 0],
      ],
      rules: [[1, won, 0, 2]],
    });
  });

  test('of several rules in a line the one that decides is marked, else the first that matches', () => {
    const source = 'User-agent: a\nAllow: /x\vDisallow: /y\nDisallow: /yy\fAllow: /y';
    expect(marks(source, '/y', python).rules).toEqual([
      [2, won, 0, 2],
      [3, lost, 1, 2],
    ]);
    expect(marks(source, '/x', python).rules).toEqual([
      [2, won, 1, 2],
      [3, unmatched, 0, 3],
    ]);
    expect(marks(source, '/', python).rules).toEqual([
      [2, unmatched, 1, 2],
      [3, unmatched, 0, 3],
    ]);
  });
});

const line = fc.constantFrom(
  'User-agent: a',
  'User-agent: *',
  'User-agent: b',
  'Disallow: /',
  'Disallow: /x',
  'Disallow: /*x',
  'Disallow:',
  'Disallow: /\vAllow: /x',
  'Allow: /x',
  'Allow: /x/index.html',
  'Allow: /robots.txt',
  '',
  '# x',
);

test('each line is marked once, in order; the one that won is the one that decides', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 10 }),
      fc.constantFrom(...dialects.keys()),
      fc.constantFrom('/', '/x', '/x/', '/robots.txt'),
      (lines, index, url) => {
        const dialect = dialects[index] as Dialect;
        const source = lines.join('\n');
        const { rules, groups } = marks(source, url, dialect);
        const verdict = decide(parseRobotsTxt(source, dialect), { productTokens: ['a'], url });
        const marked = rules.map(([number]) => number as number);
        expect(marked).toEqual([...new Set(marked)].sort((a, b) => a - b));
        const winners = rules.filter(([, mark]) => mark === won).map(([number]) => number);
        expect(winners).toEqual(verdict.line === 0 ? [] : [verdict.line]);
        const parts = groups.map(([, , part]) => part).filter((part) => part !== 0);
        expect(parts).toEqual(verdict.groups.groups.map((_, index) => index + 1));
      },
    ),
    { numRuns: 300 },
  );
});
