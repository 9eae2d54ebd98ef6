import { describe, expect, test } from 'vitest';
import { fileOf } from '../../engine';
import { parseRobotsTxt } from '../../engine/parse';
import { lint } from '../lint';
import { LintFile } from '../lint-file';
import { contextOf } from '../testdata/example-file';

/** Returns the effects of a text’s rules. */
function effectsOf(text: string) {
  return new LintFile(fileOf(parseRobotsTxt(text)), contextOf({})).effects;
}

/** Returns rule, severity and line of the findings of the rules that use the effects. */
function found(text: string): readonly string[] {
  const rules = ['never-decides', 'opens-nothing', 'never-matches', 'shadowed-rule', 'allow-disallow-equal'];
  return lint(parseRobotsTxt(text), contextOf({}))
    .filter(({ rule }) => rules.includes(rule))
    .map(({ rule, severity, line }) => `${rule} ${severity} ${line}`);
}

/** Returns lines that can be removed, with the lines that cover them. */
function removable(text: string): readonly (readonly number[])[] {
  return [...effectsOf(text).removable].map(([line, covers]) => [line, ...covers.map((cover) => cover.line)]);
}

describe('removable lines', () => {
  test('name a cover that stays', () => {
    expect(removable('User-agent: *\nDisallow: /a\nDisallow: /a/b\nDisallow: /a/b/c\n')).toEqual([
      [3, 2],
      [4, 2],
    ]);
  });

  test('are never all of several equal rules', () => {
    expect(removable('User-agent: *\nDisallow: /a\nDisallow: /a\nDisallow: /a\n')).toEqual([
      [3, 2],
      [4, 2],
    ]);
  });

  test('include no rule with an exception between it and its cover', () => {
    expect(removable('User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b/c\n')).toEqual([]);
    expect(removable('User-agent: *\nDisallow: /abc\nAllow: /*x\nDisallow: /abc/d\n')).toEqual([[4, 2]]);
    expect(removable('User-agent: *\nDisallow: /a\nAllow: /*xyz\nDisallow: /a/b/c\n')).toEqual([]);
  });

  test('do nothing for every crawler that follows them', () => {
    const shared = 'User-agent: a\nUser-agent: b\nDisallow: /x/y\n\nUser-agent: a\nDisallow: /x\n';
    expect(removable(`${shared}Disallow: /z\n`)).toEqual([]);
    // Line 3 covers the last one, but in another group.
    const both = `${shared}\nUser-agent: b\nDisallow: /x\nDisallow: /x/y\n`;
    expect([...effectsOf(both).byLine.keys()]).toContain(10);
    expect(removable(both)).toEqual([]);
  });

  test('do nothing in every dialect', () => {
    // Only Google reads the misspelt line that covers the other.
    expect(removable('User-agent: *\nDisalow: /x\nDisallow: /x/y\nDisallow: /z\n')).toEqual([]);
    // Yandex ends the group at the blank line.
    expect(removable('User-agent: *\nDisallow: /x\n\nDisallow: /x/y\n')).toEqual([[4, 2]]);
  });

  test('are the same for groups with equal rules', () => {
    const group = (name: string) =>
      `User-agent: ${name}\nDisallow: /x/\nDisallow: /*/z\nDisallow: /x/*/z\n\n`;
    expect(removable(['a', 'b', 'c'].map(group).join(''))).toEqual([
      [4, 3],
      [9, 8],
      [14, 13],
    ]);
  });

  test('are none in a file with a longer rest that no crawler reads', () => {
    const text = 'User-agent: *\nDisallow: /a\nDisallow: /a/b\n';
    expect(removable(text)).toHaveLength(1);
    expect(removable(text + '#'.repeat(600_000))).toEqual([]);
  });
});

test('effects are known to be incomplete if too many rules overlap', () => {
  const rules = (rule: (index: number) => string) =>
    Array.from({ length: 10_000 }, (_, index) => `${rule(index)}\n`).join('');
  const blocked = rules((i) => `Disallow: /*a${i}*b`);
  expect(effectsOf(`User-agent: *\n${blocked}`).isComplete).toBe(true);
  const both = `User-agent: *\n${blocked}${rules((i) => `Allow: /*c${i}*d*`)}`;
  expect(effectsOf(both).isComplete).toBe(false);
});

describe('findings', () => {
  test('are an error for a rule that always loses against the other kind', () => {
    expect(found('User-agent: *\nAllow: /*\nDisallow: /\nDisallow: /x/\n')).toEqual([
      'never-decides error 3',
    ]);
    expect(found('User-agent: *\nAllow: /\nDisallow: /\n')).toEqual(['allow-disallow-equal warning 3']);
    expect(found('User-agent: *\nAllow: /x\nDisallow: /\n')).toEqual([]);
  });

  test('never delete the exceptions that show what such a rule means', () => {
    const text = 'User-agent: *\nAllow: /$\nAllow: /sitemap.xml\nAllow: /\nDisallow: /\n';
    expect(found(text)).toEqual(['allow-disallow-equal warning 5']);
  });

  test('are a warning for an Allow that opens nothing but would for all other crawlers', () => {
    const star = 'User-agent: *\nDisallow: /x/\n\n';
    expect(found(`${star}User-agent: bingbot\nAllow: /x/y\nAllow: /x/z\n`)).toEqual([
      'opens-nothing warning 5',
    ]);
    // A group with a Disallow may be a list of its own.
    expect(found(`${star}User-agent: bingbot\nAllow: /x/y\nAllow: /x/z\nDisallow: /w\n`)).toEqual([
      'opens-nothing note 5',
    ]);
    const all = 'User-agent: *\nDisallow: /\n\nUser-agent: bingbot\nAllow: /x/y\n';
    expect(found(all)).toEqual(['opens-nothing warning 5']);
    expect(found(`${all}Disallow: /w\n`)).toEqual([]);
    expect(found(`${star}User-agent: bingbot\nAllow: /*y\nDisallow: /w\n`)).toEqual([]);
    expect(found(`${star}User-agent: bingbot\nAllow: /*.css\n`)).toEqual(['opens-nothing warning 5']);
    expect(found(`${star}User-agent: bingbot\nAllow: /v\nDisallow: /w\n`)).toEqual([]);
    // Nothing else of /x/ was meant to stay blocked.
    expect(found(`${star}User-agent: bingbot\nAllow: /x/\nDisallow: /w\n`)).toEqual([]);
    expect(found(`${star}User-agent: bingbot\nAllow: /\n`)).toEqual([]);
  });

  test.each([
    ['an empty Disallow', 'User-agent: *\nDisallow:\n'],
    ['an Allow for everything', 'User-agent: *\nAllow: /\n'],
    ['an Allow where nothing is blocked', 'User-agent: *\nAllow: /x\nDisallow: /y\n'],
    ['two spellings of one path', 'User-agent: *\nDisallow: /%7Ex\nDisallow: /~x\n'],
  ])('are none for %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  test('name a rule that no address matches once', () => {
    expect(found('User-agent: *\nDisallow: /a b\nDisallow: /a"b\nDisallow: /c\n')).toEqual([
      'never-matches error 3',
    ]);
    expect(found('User-agent: *\nDisallow: /a/./b\nDisallow: /a/..b\n')).toEqual(['never-matches error 2']);
  });
});
