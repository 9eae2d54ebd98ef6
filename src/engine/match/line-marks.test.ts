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

  test('lists groups in the order of the file and numbers the selected ones', () => {
    expect(marks(source, '/x').groups).toEqual([
      [1, 2, 1],
      [3, 4, 0],
      [5, 7, 2],
    ]);
  });

  test("lists the selected groups' rules by line, with type and pattern length", () => {
    expect(marks(source, '/x').rules).toEqual([
      [2, lost, 1, 1],
      [7, won, 0, 2],
    ]);
    expect(marks(source, '/y').rules).toEqual([
      [2, won, 1, 1],
      [7, unmatched, 0, 2],
    ]);
  });

  test('marks all groups and selects none without a question', () => {
    const robots = parseRobotsTxt(source);
    const { groups, rules } = markLines(robots, null);
    expect(rows(groups, GROUP_MARK_STRIDE)).toEqual([
      [1, 2, 0],
      [3, 4, 0],
      [5, 7, 0],
    ]);
    expect(rules).toEqual(new Int32Array(0));
  });

  test('gives the length of the pattern that matched or would match', () => {
    const file = 'User-agent: a\nAllow: /folder/index.html';
    expect(marks(file, '/folder/').rules).toEqual([[2, won, 1, '/folder/$'.length]]);
    expect(marks(file, '/folder/index.html').rules).toEqual([[2, won, 1, '/folder/index.html'.length]]);
    expect(marks(file, '/').rules).toEqual([[2, unmatched, 1, '/folder/index.html'.length]]);
    expect(marks('User-agent: a\nDisallow: /\u00e9', '/').rules).toEqual([
      [2, unmatched, 0, '/%C3%A9'.length],
    ]);
  });

  test('marks the first rule as winner if the dialect says so, whatever its length', () => {
    expect(marks('User-agent: a\nAllow: /\nDisallow: /x', '/x', python).rules).toEqual([
      [2, won, 1, 1],
      [3, lost, 0, 2],
    ]);
  });

  test('marks no winner if it is undefined which rule decides or no rule can block the path', () => {
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

describe('a dialect that splits one line of the text into several', () => {
  test('marks groups and rules by the lines of the text', () => {
    const source = '#\u2028User-agent: a\vDisallow: /x\n\nUser-agent: a\fAllow: /';
    expect(marks(source, '/x', python)).toEqual({
      groups: [
        [1, 1, 1],
        [3, 3, 0],
      ],
      rules: [[1, won, 0, 2]],
    });
  });

  test('marks the deciding rule if a line has several, else the first that matches', () => {
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

test('marks each line once and in order, and the deciding line as won', () => {
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
