import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lintRules } from '../../../src/lint';
import { checkLintCase } from './check-lint-case';
import { type LintCase, readLintCases } from './lint-case';
import { meanings } from './meanings';

const cases = readLintCases(readFileSync(`${import.meta.dirname}/testdata/lint-cases.json`, 'utf8'));

/** Kinds that have passed. Every case of theirs must pass; `npm run check:lint-cases` shows the others, too. */
const passing = [
  'anthropic-ai without ClaudeBot',
  'fix that deletes evidence',
  'fix that does harm',
  'fix: missing line break',
  'fix: space before a slash',
  'groups joined',
  'near misses',
  'severity',
  'sound files',
  'sound: blank lines',
  'sound: comments',
  'sound: encodings',
  'sound: files without rules',
  'sound: intended groups',
  'sound: intended patterns',
  'sound: names',
  'sound: sitemaps',
];

test.each(passing)('cases of the kind %s', (kind) => {
  const own = cases.filter((each) => each.kind === kind);
  expect(own).not.toEqual([]);
  const wrong = own.map((each) => [each.id, ...checkLintCase(each)]).filter(({ length }) => length > 1);
  expect(wrong).toEqual([]);
});

test('each meaning is reported by rules that exist', () => {
  const rules = [...meanings.values()].flat().map(({ rule }) => rule);
  expect(rules.filter((rule) => !lintRules.has(rule))).toEqual([]);
});

const closed: LintCase = { id: 'closed', kind: 'test', robots: 'User-agent: *\nDisallow: /\n' };

test.each<[string, Partial<LintCase>, RegExp]>([
  [
    'an unknown meaning',
    { expect: [{ meaning: 'closed-shop', least: 'tip' }] },
    /can’t be checked.*closed-shop/,
  ],
  ['an unknown member', { mood: 'bad' } as Partial<LintCase>, /can’t be checked: case.mood/],
  ['an unknown level', { atMost: 'grave' as 'tip' }, /can’t be checked: level grave/],
  [
    'a finding that is missing',
    { expect: [{ meaning: 'lines-glued', lines: [2, 2], least: 'tip' }] },
    /missing at 2–2: lines-glued/,
  ],
  [
    'a finding without the words',
    { expect: [{ meaning: 'closes-site-to-all', least: 'warning', says: [['umbrella']] }] },
    /missing.*block-all/,
  ],
  [
    'a finding above its level',
    { expect: [{ meaning: 'closes-site-to-all', least: 'tip', most: 'tip' }] },
    /above tip: block-all@2:error/,
  ],
  ['a finding too many', { atMost: 'warning' }, /above warning: block-all/],
  ['findings that aren’t joined', { joined: { lines: [2, 2], atMost: 0 } }, /not joined: block-all/],
  [
    'a forbidden finding',
    { not: [{ meaning: 'closes-site-to-all' }] },
    /must not be said: closes-site-to-all/,
  ],
  [
    'forbidden words',
    { not: [{ meaning: 'lines-glued', words: ['whole site'] }] },
    /must not say whole site: block-all/,
  ],
  [
    'a fix that opens',
    { fix: { never: [{ become: 'allowed', urls: ['/'], for: ['Googlebot'] }] } },
    /fix of block-all.*becomes allowed for Googlebot/,
  ],
  [
    'a fix that does something else',
    { fix: { must: [{ become: 'blocked', urls: ['/'], for: ['Googlebot'] }], never: [], keep: [2] } },
    /line 2 is lost/,
  ],
  ['a text that a fix leaves', { fix: { notText: ['^user-agent: \\*$'] } }, /leaves .*user-agent/],
  [
    'a head sentence with other words',
    { overview: { says: [['umbrella']] } },
    /doesn’t say umbrella: Closed/,
  ],
  ['a head sentence with these words', { overview: { not: ['^closed'] } }, /overview says .*: Closed/],
])('the check finds %s', (_, expected, found) => {
  expect(checkLintCase({ ...closed, ...expected }).join('\n')).toMatch(found);
});

test('the check finds nothing wrong in a case that passes', () => {
  const lintCase: LintCase = {
    ...closed,
    expect: [{ meaning: 'closes-site-to-all', lines: [2, 2], least: 'error', says: [['whole site']] }],
    joined: { from: 'warning', atMost: 1 },
    fix: { never: [{ become: 'allowed', urls: ['/'], for: ['*'], unless: 'marked' }] },
    overview: { says: [['closed']] },
  };
  expect(checkLintCase(lintCase)).toEqual([]);
});
