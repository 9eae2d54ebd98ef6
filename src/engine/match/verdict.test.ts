import { describe, expect, test } from 'vitest';
import { type Dialect, google, google2020, python, rfc9309, standard1994, yandex } from '../dialects';
import { parseRobotsTxt } from '../parse';
import { matchRules } from './contest';
import { decideMany } from './decide-many';
import type { Question } from './question';
import { rankRules } from './ranked-rules';
import { selectGroups } from './select-groups';
import { decide } from './verdict';

function decideText(
  text: string,
  url: string,
  tokens: Question['productTokens'] = ['a'],
  ignoresGlobalGroup = false,
) {
  return decide(parseRobotsTxt(text), { productTokens: tokens, ignoresGlobalGroup, url });
}

describe('the evidence of a verdict', () => {
  test('lists a rule once if both of its patterns match', () => {
    const verdict = decideText('User-agent: a\nAllow: /*/index.html\nDisallow: /', '/x/index.html/');
    expect(verdict.candidates().map(({ line }) => line)).toEqual([2, 3]);
    expect(verdict.unmatched).toEqual([]);
  });

  test('lists unmatched rules in the order of the file', () => {
    const robots = parseRobotsTxt('User-agent: a\nDisallow: /x\nDisallow: /long\nDisallow: /yy');
    const ranked = rankRules(robots, selectGroups(robots, { productTokens: ['a'] }));
    expect(ranked.map(({ rule }) => rule.line)).toEqual([3, 4, 2]);
    expect(matchRules(robots, ranked, '/').unmatched.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  test('lists candidates with the winner first, each with the reason why it lost', () => {
    const verdict = decideText(
      'User-agent: a\nAllow: /x\nDisallow: /x/y\nAllow: /x/y\nAllow: /x/y\nDisallow: /z\nDisallow:',
      '/x/y',
    );
    expect(verdict.candidates().map((candidate) => [candidate.line, candidate.lostBecause])).toEqual([
      [4, null],
      [5, 'later-line'],
      [3, 'allow-wins-tie'],
      [2, 'shorter-pattern'],
      [7, 'shorter-pattern'],
    ]);
    expect(verdict.winner).toBe(verdict.candidates()[0]?.rule);
    expect(verdict).toMatchObject({
      outcome: 'allowed',
      reason: 'winning-rule',
      line: 4,
      unmatched: { length: 1 },
    });
  });

  test('shows in spans what literals and stars matched', () => {
    const verdict = decideText('User-agent: a\nDisallow: /*?x=', 'https://h/shop/cart?x=1');
    expect(verdict.path).toBe('/shop/cart?x=1');
    expect(verdict.candidates()[0]?.spans).toEqual([
      { from: 0, to: 1, kind: 'literal' },
      { from: 1, to: 10, kind: 'star' },
      { from: 10, to: 13, kind: 'literal' },
    ]);
  });

  test('lets Allow: …/index.html also allow the folder, with the shorter pattern', () => {
    const text = 'User-agent: a\nDisallow: /\nAllow: /f/index.html';
    expect(decideText(text, '/f/').candidates()[0]).toMatchObject({
      line: 3,
      effectivePattern: '/f/$',
      specificity: 4,
    });
    expect(decideText(text, '/f/index.html').candidates()[0]).toMatchObject({
      line: 3,
      effectivePattern: '/f/index.html',
      specificity: 13,
    });
    expect(decideText(text, '/f/index.html').candidates().length).toBe(2);
    expect(decideText(text, '/f/x')).toMatchObject({
      outcome: 'disallowed',
      line: 2,
      unmatched: { length: 1 },
    });
  });

  test('gives raw bytes in a file the same pattern as their escapes', () => {
    const robots = parseRobotsTxt(Uint8Array.from(Buffer.from('User-agent: a\nDisallow: /\xe9', 'latin1')));
    expect(decide(robots, { productTokens: ['a'], url: '/%E9' }).line).toBe(2);
  });
});

describe('reasons', () => {
  test.each([
    ['', 'no-rules', 0],
    ['User-agent: a', 'no-rules', 0],
    ['Disallow: /', 'no-rules', 0],
    ['User-agent: b\nDisallow: /', 'no-group', 0],
    ['User-agent: a\nDisallow: /other', 'no-rule-matched', 0],
    ['User-agent: b\nDisallow: /\nUser-agent: a', 'no-rule-matched', 0],
    ['User-agent: a\nDisallow:', 'only-empty-rules', 2],
    ['User-agent: a\nDisallow:\nAllow:', 'only-empty-rules', 3],
    ['User-agent: a\nDisallow: /', 'winning-rule', 2],
  ])('%j: %s by line %i', (text, reason, line) => {
    expect(decideText(text, '/x')).toMatchObject({ reason, line });
  });
});

describe('the selected groups', () => {
  const file =
    'User-agent: *\nDisallow: /1\nUser-agent: googlebot\nDisallow: /2\nUser-agent: other\nUser-agent: GoogleBot\nDisallow: /3';

  test.each<[Question['productTokens'], boolean, string, string | null, number[]]>([
    [['Googlebot'], false, 'named', 'Googlebot', [1, 2]],
    [['Googlebot-Image', 'Googlebot'], false, 'fallback', 'Googlebot', [1, 2]],
    [['x', 'other'], false, 'fallback', 'other', [2]],
    [[['x', 'other']], false, 'named', 'x', [2]],
    [[['Googlebot', 'other']], false, 'named', 'Googlebot', [1, 2]],
    [['x'], false, 'global', null, [0]],
    [['x'], true, 'global-ignored', null, []],
    [['*'], false, 'global', null, [0]],
  ])('%j, skips *: %s → %s', (tokens, ignoresGlobal, reason, token, groups) => {
    expect(decideText(file, '/', tokens, ignoresGlobal).groups).toEqual({ reason, token, groups });
  });

  test('are independent for different crawlers of one file', () => {
    const robots = parseRobotsTxt(file);
    const line = (token: string): number => decide(robots, { productTokens: [token], url: '/3' }).line;
    expect([line('other'), line('x'), line('Googlebot'), line('x')]).toEqual([7, 0, 7, 0]);
  });

  test('are none if no group applies', () => {
    expect(decideText('User-agent: b\nDisallow: /', '/').groups).toEqual({
      reason: 'none',
      token: null,
      groups: [],
    });
  });

  test('include a group that names both * and the crawler as the crawler’s own', () => {
    expect(
      decideText('User-agent: *\nUser-agent: a\nDisallow: /x\nUser-agent: *\nDisallow: /y', '/y'),
    ).toMatchObject({
      outcome: 'allowed',
      groups: { reason: 'named', groups: [0] },
    });
  });
});

describe('results that only some dialects have', () => {
  const answer = (source: string | Uint8Array, url: string, dialect: Dialect) =>
    decide(parseRobotsTxt(source, dialect), { productTokens: ['a'], url });
  const large = (bytes: number): string => 'User-agent: a\nDisallow: /\n'.padEnd(bytes, '#');

  test('lets no rule block a path that is always allowed, and names this as the reason for each match', () => {
    const verdict = answer('User-agent: a\nDisallow: /\nAllow: /robots.txt', '/robots.txt', rfc9309);
    expect(verdict).toMatchObject({
      outcome: 'allowed',
      reason: 'always-allowed-path',
      line: 0,
      winner: null,
    });
    expect(verdict.candidates()).toMatchObject([
      { line: 3, lostBecause: 'always-allowed-path' },
      { line: 2, lostBecause: 'always-allowed-path' },
    ]);
    for (const url of ['/robots.txt?', '/robots.txt/', '/Robots.txt'])
      expect(answer('User-agent: a\nDisallow: /', url, rfc9309)).toMatchObject({
        outcome: 'disallowed',
        reason: 'winning-rule',
        line: 2,
      });
  });

  test('lets no rule win if it is undefined which of the matching rules decides', () => {
    const file = 'User-agent: a\nAllow: /x\nDisallow: /*.htm\nDisallow: /y';
    const verdict = answer(file, '/x.htm', google2020);
    expect(verdict).toMatchObject({
      outcome: 'undefined',
      reason: 'left-open',
      line: 0,
      winner: null,
      unmatched: { length: 1 },
    });
    expect(verdict.candidates()).toMatchObject([
      { line: 3, lostBecause: 'left-open' },
      { line: 2, lostBecause: 'left-open' },
    ]);
  });

  test('lets the first matching rule decide, whatever follows it', () => {
    const file = 'User-agent: a\nDisallow: /y\nAllow: /x\nDisallow: /x\nDisallow: /x/y\nAllow: /';
    const verdict = answer(file, '/x/y', python);
    expect(verdict).toMatchObject({
      outcome: 'allowed',
      reason: 'winning-rule',
      line: 3,
      unmatched: { length: 1 },
    });
    expect(verdict.candidates().map(({ line, lostBecause }) => [line, lostBecause])).toEqual([
      [3, null],
      [4, 'not-first'],
      [5, 'not-first'],
      [6, 'not-first'],
    ]);
    const empty = answer('User-agent: a\nDisallow:\nDisallow: /', '/x', python);
    expect(empty).toMatchObject({ outcome: 'allowed', reason: 'only-empty-rules', line: 2 });
    expect(empty.candidates()[1]).toMatchObject({ line: 3, lostBecause: 'not-first' });
  });

  test.each([
    [512_000, 'disallowed', 'winning-rule', 2],
    [512_001, 'allowed', 'file-too-large', 0],
  ])(
    'decides that a file of %i bytes is %s if the dialect reads no larger one',
    (bytes, outcome, reason, line) => {
      const robots = parseRobotsTxt(large(bytes), yandex);
      expect(decide(robots, { productTokens: ['a'], url: '/x' })).toMatchObject({ outcome, reason, line });
      expect(robots.isTooLarge).toBe(line === 0);
      expect([robots.linesRead, robots.groups.length, robots.rulesBeyondLimit]).toEqual(
        line === 0 ? [0, 0, 1] : [3, 1, 0],
      );
      expect(answer(large(bytes), '/x', google)).toMatchObject({ reason: 'winning-rule', line: 2 });
    },
  );

  test('gives no verdict if reading fails, whatever the rules', () => {
    const file = Uint8Array.from(Buffer.from('User-agent: a\nDisallow: /x\n\xff', 'latin1'));
    for (const url of ['/x', '/y'])
      expect(answer(file, url, python)).toMatchObject({
        outcome: 'undefined',
        reason: 'reader-fails',
        line: 3,
      });
    expect(answer(file, '/x', google)).toMatchObject({ outcome: 'disallowed', line: 2 });
  });

  test.each([
    [rfc9309, 'User-agent: a\nDisallow: /\nAllow: /x'],
    [google2020, 'User-agent: a\nAllow: /x\nDisallow: /*.htm'],
    [yandex, large(512_001)],
    [python, 'User-agent: a\nAllow: /x\nDisallow: /x\vAllow: /'],
    [python, 'User-agent: a\nAllow: /x\n# \udcff'],
    [standard1994, 'User-agent: a\nAllow: /x\nDisallow: /*'],
  ])('decides many URLs of $id as it decides each one', (dialect, source) => {
    const urls = ['/', '/x', '/x.htm', '/robots.txt', '/*', 'https://h/x%2A', ''];
    const robots = parseRobotsTxt(source, dialect);
    const { outcome, line } = decideMany(robots, { productTokens: ['a'] }, urls);
    const outcomes = ['allowed', 'disallowed', 'undefined'];
    expect(urls.map((_, i) => [outcomes[outcome[i] as number], line[i]])).toEqual(
      urls.map((url) => {
        const verdict = decide(robots, { productTokens: ['a'], url });
        return [verdict.outcome, verdict.line];
      }),
    );
  });
});
