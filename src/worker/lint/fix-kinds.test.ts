import { expect, test } from 'vitest';
import { crawlers } from '../../catalogue/full';
import { applyEdits } from '../../engine/text-edits';
import { LintedFile, type LintedFinding } from '../../lint/fixes';
import { plainWords, ruleAbouts } from '../../lint/texts';
import { ParsedFile } from '../document/parsed-file';
import { finish } from './testdata/finish';
import { lintEngine } from './testdata/lint-engine';

function findingsIn(text: string): readonly LintedFinding[] {
  const context = { ...lintEngine.NO_CONTEXT, crawlers };
  return finish(new LintedFile(ParsedFile.open({ source: text }), context, lintEngine).findings());
}

/** Returns kind and text of a rule's first fix; `null` without one, and `undefined` without a finding. */
function fixOf(rule: string, text: string) {
  const finding = findingsIn(text).find((each) => each.rule === rule);
  if (finding === undefined) return undefined;
  return finding.fix === null ? null : { kind: finding.fixKind, text: applyEdits(text, finding.fix()) };
}

const star = 'User-agent: *\n';

test.each<[what: string, rule: string, text: string, kind: string]>([
  [
    'blocks some addresses and opens others',
    'agent-wildcard-prefix',
    `${star}Disallow: /inc/\n\nUser-agent: *googlebot*\nDisallow: /engine/\n`,
    'choice',
  ],
  [
    'opens what a group blocks by name',
    'typo-user-agent',
    `${star}Disallow: /\n\nUser-agent: GPTBot\nDisallow: /a\nUser-agnt: BadBot\nDisallow: /\n`,
    'choice',
  ],
  [
    'opens what an Allow in the crawler’s own group means',
    'typo-allow',
    'User-agent: GPTBot\nDisallow: /\nAlow: /x\n',
    'opening',
  ],
  ['opens what no group blocks by name', 'typo-allow', `${star}Disallow: /\nAlow: /x\n`, 'opening'],
  ['closes the site to all but Google', 'missing-colon', `${star}Disallow /\n`, 'blocking'],
  [
    'closes the site, but moves rules',
    'rule-before-agent',
    'Disallow: /\nAllow: /a/\n\nUser-agent: Yeti\nDisallow: /b\n',
    'choice',
  ],
  ['changes nothing', 'path-no-slash', `${star}Disallow: /x\nDisallow: x/y\n`, 'evident'],
])('a fix that %s', (_, rule, text, kind) => {
  expect(fixOf(rule, text)?.kind).toBe(kind);
});

test('fixes of one rule are tried alone if together they block and open', () => {
  const text =
    'User-agent: a\nDisallow: /a\nUser agnt: b\nDisallow: /\n\nUser-agent: c\nUser agnt: d\nDisallow: /y\n';
  const kinds = findingsIn(text).flatMap(({ rule, line, fixKind }) =>
    rule === 'typo-user-agent' ? [[line, fixKind]] : [],
  );
  expect(kinds).toEqual([
    [3, 'choice'],
    [7, 'blocking'],
  ]);
});

test.each<[what: string, rule: string, text: string, fixed: string]>([
  ['a space before a slash', 'raw-space', `${star}Disallow: /forum /\n`, `${star}Disallow: /forum/\n`],
  [
    'a missing line break',
    'two-directives-one-line',
    `${star}Disallow: /pressDisallow: /photos\n`,
    `${star}Disallow: /press\nDisallow: /photos\n`,
  ],
  [
    'a missing line break before Sitemap',
    'two-directives-one-line',
    `${star}Disallow: /a/Sitemap: https://example.com/s.xml\n`,
    `${star}Disallow: /a/\nSitemap: https://example.com/s.xml\n`,
  ],
  [
    'a missing line break before User-agent',
    'two-directives-one-line',
    `${star}Disallow: /a/User-agent: GPTBot\nDisallow: /\n`,
    `${star}Disallow: /a/\nUser-agent: GPTBot\nDisallow: /\n`,
  ],
  ['a backslash at the end', 'path-no-slash', `${star}Disallow: /*/?s=*\\\n`, `${star}Disallow: /*/?s=*\n`],
  [
    'a no-break space with a letter of it',
    'invisible-characters',
    `${star}Disallow: /a/\u00c2\u00a0\n`,
    `${star}Disallow: /a/\n`,
  ],
])('the fix of %s', (_, rule, text, fixed) => {
  expect(fixOf(rule, text)?.text).toBe(fixed);
});

test.each<[what: string, rule: string, text: string]>([
  ['a lone slash among paths', 'raw-space', `${star}Disallow: /account / orders\n`],
  ['a field without a colon in a path', 'raw-space', `${star}Disallow: /a/ Disallow /b/\n`],
  ['a line of a placeholder', 'path-no-slash', `${star}Allow: {path}data/\n`],
  ['a line that still matches nothing', 'missing-colon', `${star}Disallow /a"b/\n`],
  [
    'a line that closes the site to Google only, against the other rules',
    'missing-colon',
    `${star}Disallow: /a/\nDisallow /\n`,
  ],
  ['an empty Sitemap line', 'field-prefix', `${star}Disallow: /x\n\nSitemaps:\nhttps://example.com/s.xml\n`],
  [
    'a rule for the whole site that lost its line break',
    'two-directives-one-line',
    `Disallow: /User-agent: *\n`,
  ],
  ['stars that decide which rule wins', 'many-stars', `${star}Disallow: /*a.b***\nAllow: ****/*C=d*\n`],
  ['a list of names that * joined', 'block-all', `${star}\nUser-agent: CCBot\nDisallow: /\n`],
  [
    'a name in the line above that lost its line break',
    'block-all',
    `${star}Disallow: /a/User-agent: CCBot\nDisallow: /\n`,
  ],
])('no fix is offered for %s', (_, rule, text) => {
  expect(fixOf(rule, text)).toBeNull();
});

test('a rule that a warning is about isn’t tidied up', () => {
  const text = `${star}Disallow: /as\nDisallow: /assets/\n`;
  expect(fixOf('block-resources', text)).toBeNull();
  expect(fixOf('shadowed-rule', text)).toBeUndefined();
  expect(fixOf('shadowed-rule', text.replaceAll('/as', '/x'))?.text).toBe(`${star}Disallow: /x\n`);
});

test('several paths with a lone slash or with another entry are no list of paths', () => {
  for (const path of ['/forum /', '/a *', '/User-agent: *', '/aDisallow: /b', '/a/Noindex: /b'])
    expect(fixOf('several-paths', `${star}Disallow: ${path}\n`)).toBeUndefined();
  expect(fixOf('several-paths', `${star}Disallow: /a/ /b/\n`)?.text).toBe(
    `${star}Disallow: /a/\nDisallow: /b/\n`,
  );
});

test.each<[what: string, text: string, said: string]>([
  [
    'Google only',
    `${star}Disallow: /a/\nDisallow /\n`,
    'This line closes the whole site, but only to Google.',
  ],
  ['Google only', `${star}Disallow /\n`, 'This line closes the whole site, but only to Google.'],
  [
    'all but Google',
    `${star}Disallow: /a/\n\nUser-agent EvilBot\nDisallow: /\n`,
    'The rules below it close the whole site to most crawlers, but not to Google.',
  ],
  [
    'no one',
    `User-agent: Googlebot\nAllow: /\n\n${star}Disallow: /a/\nDisallow /\n`,
    'Google accepts a space',
  ],
  ['no one else', `${star}Disallow /\nDisallow: /\n`, 'Google accepts a space'],
  [
    'no one, as Google has its own group',
    `User-agent: Googlebot\nDisallow: /\n\n${star}Disallow: /a/\nDisallow /\n`,
    'Google accepts a space',
  ],
])('a missing colon that closes the site to %s', (_, text, said) => {
  const params = findingsIn(text).find(({ rule }) => rule === 'missing-colon')?.params ?? {};
  const words = plainWords(ruleAbouts.get('missing-colon')?.explain(params) ?? []);
  expect(words.slice(0, said.length)).toBe(said);
});

test('rules above every User-agent line that would close the site say so', () => {
  const about = ruleAbouts.get('rule-before-agent');
  const said = (text: string) =>
    findingsIn(text).flatMap(({ rule, params }) =>
      rule === 'rule-before-agent' ? [plainWords(about?.explain(params) ?? [])] : [],
    );
  expect(said('Disallow: /\nAllow: /press/\n')[0]).toContain(
    'these rules would close the whole site except for',
  );
  expect(said('Disallow: /a/\n')[0]).not.toContain('whole site');
});

test.each([
  ['clean-param', (name: string) => `Clean-param: &${name} /a/`],
  ['hash-in-path', (name: string) => `Disallow: /${name}#top`],
  ['unknown-field', (name: string) => `X-${name}: off`],
  [
    'sitemap-file-blocked',
    (name: string) => `Disallow: /${name}/\nSitemap: https://example.com/${name}/s.xml`,
  ],
])('many findings of %s with one cause are one', (rule, lineOf) => {
  const lines = ['one', 'two', 'three', 'four', 'five'].map(lineOf).join('\n');
  const found = findingsIn(`${star}Disallow: /x/\n${lines}\n`).filter((each) => each.rule === rule);
  expect(found.map(({ places }) => places?.length)).toEqual([4]);
});

test('a fix that deletes a line isn’t judged by the line that follows', () => {
  const text = `${star}Disallow: /x\nDisalllow: /x\nDisallow: /a<b\n`;
  expect(fixOf('typo-disallow-rejected', text)).toEqual({
    kind: 'evident',
    text: `${star}Disallow: /x\nDisallow: /a<b\n`,
  });
});

test('shadowed rules can be deleted in a file with too many rules', () => {
  const many = (path: string, count: number) =>
    Array.from({ length: count }, (_, index) => `Disallow: ${path}${index}\n`).join('');
  const text = `${star}${many('/a', 400)}Disallow: /b\n${many('/b', 2000)}`;
  const findings = findingsIn(text);
  expect(findings.some(({ rule }) => rule === 'too-many-rules')).toBe(true);
  expect(findings.filter(({ rule, fix }) => rule === 'shadowed-rule' && fix !== null).length).toBeGreaterThan(
    0,
  );
});

test('an equal group can be joined although a warning points at its names', () => {
  const group = 'User-agent: anthropic-ai\nDisallow: /\n\n';
  expect(fixOf('duplicate-groups', `${group}${star}Disallow: /a\n\n${group}`)?.kind).toBe('neutral');
});
