import { describe, expect, test } from 'vitest';
import { applyEdits } from '../engine/text-edits';
import type { Finding } from './finding';
import { MOST_SEPARATE } from './fold';
import { ignoreEdits } from './ignore-edits';
import { findingsIn } from './testdata/example-file';
import { plainWords, ruleAbouts } from './texts';

const of = (rule: string, text: string): readonly Finding[] =>
  findingsIn(text, {}).filter((finding) => finding.rule === rule);
const title = ({ rule, params }: Finding): string => plainWords(ruleAbouts.get(rule)?.title(params) ?? []);
const fixed = (text: string, finding: Finding | undefined): string =>
  applyEdits(text, finding?.fix?.() ?? []);

describe('the same mistake in several groups', () => {
  const group = (agent: string) => `User-agent: ${agent}\nDisallow: /a b\n\n`;
  const text = `${group('NobodysBot')}${group('Googlebot')}${group('bingbot')}`;

  test('is one finding of the worst severity with all lines', () => {
    const [finding, ...others] = of('raw-space', text);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'error', params: { moreLines: 2 } });
    expect([finding?.line, ...(finding?.related ?? [])].sort()).toEqual([2, 5, 8]);
    expect(finding?.places?.map(({ line }) => line)).toEqual(
      [2, 5, 8].filter((line) => line !== finding?.line),
    );
    expect(finding && title(finding)).toMatch(/ \(and 2 more lines\)$/);
  });

  test('is fixed in all lines', () => {
    expect(fixed(text, of('raw-space', text)[0])).toBe(text.replaceAll('/a b', '/a%20b'));
  });

  test('is left out in an ignored line only', () => {
    const ignored = text.replace('Disallow: /a b', '# tester-ignore: raw-space\nDisallow: /a b');
    const [finding] = of('raw-space', ignored);
    expect([finding?.line, ...(finding?.related ?? [])]).toEqual([6, 9]);
    expect(finding && title(finding)).toMatch(/ \(and one more line\)$/);
  });

  test('can be ignored as a whole', () => {
    const [finding] = of('raw-space', text);
    expect(of('raw-space', applyEdits(text, ignoreEdits(text, finding as Finding)))).toEqual([]);
  });
});

test('fixes that overlap are left for a later round', () => {
  const text = ['/a', '/b', '/c'].map((path) => `User-agent: a\nDisallow: ${path}\n`).join('\n');
  const [finding] = of('duplicate-groups', text);
  expect(finding?.params).toMatchObject({ moreLines: 1 });
  const edits = finding?.fix?.() ?? [];
  expect(edits.length).toBeGreaterThan(0);
  for (const [i, [from]] of edits.entries()) expect(from).toBeGreaterThanOrEqual(edits[i - 1]?.[1] ?? 0);
});

describe('many mistakes with one cause', () => {
  const rules = (count: number) =>
    `User-agent: *\n${Array.from({ length: count }, (_, i) => `Disallow: x${i}/\n`).join('')}`;

  test('are one finding only if they are many', () => {
    expect(of('path-no-slash', rules(MOST_SEPARATE)).length).toBe(MOST_SEPARATE);
    const [finding, ...others] = of('path-no-slash', rules(MOST_SEPARATE + 1));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ line: 2, related: [3, 4, 5], params: { moreLines: MOST_SEPARATE } });
  });

  test('are fixed in all lines', () => {
    const text = rules(100);
    expect(fixed(text, of('path-no-slash', text)[0])).toBe(text.replaceAll(' x', ' /x'));
  });

  test('stay apart from those of another severity', () => {
    const group = (agent: string) => rules(5).replace('*', agent);
    const text = `${group('*')}\nUser-agent: Googlebot\n${rules(4).replace('User-agent: *\n', '').replaceAll('x', 'y').replaceAll('Disallow', 'Allow')}`;
    expect(of('path-no-slash', text).map(({ severity, line }) => [severity, line])).toEqual([
      ['error', 2],
      ['note', 9],
    ]);
  });

  test('stay apart if their fixes differ in kind', () => {
    const lines = ['/a b', '/c d', '/e f', '/g h', '/i (old page)'].map((path) => `Disallow: ${path}\n`);
    const text = `User-agent: *\n${lines.join('')}`;
    expect(of('raw-space', text).map(({ params }) => params['isRemark'])).toEqual([false, true]);
  });
});

test('mistakes of rules without a common cause stay apart', () => {
  const lines = Array.from({ length: 9 }, (_, i) => `Disalow: /x${i}\n`);
  expect(of('typo-disallow-accepted', `User-agent: *\n${lines.join('')}`).length).toBe(9);
});
