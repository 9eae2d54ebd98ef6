import { describe, expect, test } from 'vitest';
import { parseRobotsTxt } from '../parse';
import { google2020 } from './google2020';
import { type Case, check, decideText } from './shared/testdata/case';
import { checkAnyInput } from './shared/testdata/check-any-input';
import { probeCases } from './shared/testdata/probes';

const GROUPS =
  'user-agent: googlebot-news|disallow: /1||user-agent: *|disallow: /2||user-agent: googlebot|disallow: /3';
const MERGED =
  'user-agent: googlebot-news|disallow: /fish||user-agent: *|disallow: /carrots||user-agent: googlebot-news|disallow: /shrimp';

const PROBES = probeCases({
  'a name that is not a legal token': ['allowed 0 no-rule-matched', 'S4 identifier: the value names MJ'],
  'a blank line inside a group': ['disallowed 3', 'S2: blank lines are optional'],
  'a misspelled field': ['allowed 0 no-rules', 'C6'],
  'a missing colon': ['allowed 0 no-rules', 'S2: a field, a colon, and a value'],
  'a star': ['disallowed 2', 'S2'],
  'a dollar at the end': ['disallowed 2', 'S2'],
  'a tie': ['allowed 3', 'S2: least restrictive'],
  'escapes of letters': ['allowed 0 no-rule-matched', 'assumed: not decoded'],
  'a byte order mark': ['disallowed 2', 'C17'],
  'two groups of one name': ['disallowed 5', 'S2: combined'],
  'a longer allow rule': ['allowed 3', 'S2: the most specific'],
  '/robots.txt itself': ['disallowed 2', 'assumed'],
});

const CASES: Case[] = [
  ['S2, sample 1', 'user-agent: a|allow: /p|disallow: /', 'a', 'http://example.com/page', 'allowed 2'],
  [
    'S2, sample 2',
    'user-agent: a|allow: /folder|disallow: /folder',
    'a',
    'http://example.com/folder/page',
    'allowed 2',
  ],
  [
    'S2, sample 3, C0',
    'user-agent: a|allow: /page|disallow: /*.htm',
    'a',
    'http://example.com/page.htm',
    'undefined 0 left-open',
  ],
  ['S2, sample 4', 'user-agent: a|allow: /$|disallow: /', 'a', 'http://example.com/', 'allowed 2'],
  ['S2, sample 5', 'user-agent: a|allow: /$|disallow: /', 'a', 'http://example.com/page.htm', 'disallowed 3'],
  [
    'C0: an allow rule with a star that is shorter',
    'user-agent: a|disallow: /page|allow: /*.h',
    'a',
    '/page.htm',
    'undefined 0 left-open',
  ],
  [
    'C0: wildcards of both outcomes only',
    'user-agent: a|disallow: /*.htm|allow: /*.h',
    'a',
    '/page.htm',
    'undefined 0 left-open',
  ],
  [
    'C0: both sentences say allow, the longer has a star',
    'user-agent: a|disallow: /page|allow: /*.html',
    'a',
    '/page.html',
    'allowed 3',
  ],
  [
    'C0: both sentences say allow, the shorter has a star',
    'user-agent: a|allow: /page.|disallow: /*.h',
    'a',
    '/page.html',
    'allowed 2',
  ],
  [
    'C0: a tie with a star: least restrictive',
    'user-agent: a|allow: /page|disallow: /*.ph',
    'a',
    '/page.php5',
    'allowed 2',
  ],
  [
    'C0: only disallow rules',
    'user-agent: a|disallow: /page|disallow: /*.htm',
    'a',
    '/page.htm',
    'disallowed 3',
  ],
  [
    'C0: the plain rules are decided without the star',
    'user-agent: a|allow: /p|disallow: /page|disallow: /*.html',
    'a',
    '/page.html',
    'disallowed 4',
  ],
  [
    'C0: rules that do not match do not make the verdict undefined',
    'user-agent: a|allow: /*.css|disallow: /page',
    'a',
    '/page',
    'disallowed 3',
  ],
  [
    'S2: rules without a path are ignored',
    'user-agent: a|allow:|disallow: /*.htm',
    'a',
    '/page.htm',
    'disallowed 3',
  ],
  [
    'C11: stars at the end are not wildcards',
    'user-agent: a|disallow: /page*|allow: /p',
    'a',
    '/page',
    'disallowed 2',
  ],
  [
    'C11: /fish* equals /fish, so it is a tie',
    'user-agent: a|allow: /fish|disallow: /fish*',
    'a',
    '/fish',
    'allowed 2',
  ],
  ['S2: /* equals /', 'user-agent: a|disallow: /*', 'a', '/x/y.html', 'disallowed 2'],
  ['C7, C11: a star alone matches everything', 'user-agent: a|disallow: *', 'a', '/x', 'disallowed 2'],
  ['C7, C11: … and has the length of /', 'user-agent: a|disallow: **|allow: /', 'a', '/x', 'allowed 3'],
  [
    'C11, literally: a star after $ is ignored too',
    'user-agent: a|disallow: /x$*',
    'a',
    '/x',
    'disallowed 2',
  ],
  ['C7: a star at the start', 'user-agent: a|disallow: *.php', 'a', '/x.php', 'disallowed 2'],
  ['C7: no slash', 'user-agent: a|disallow: x', 'a', '/x', 'allowed 0 no-rule-matched'],
  ['C1: case of user agents', 'user-agent: GoogleBot|disallow: /x', 'googlebot', '/x', 'allowed 0 no-group'],
  ['C1: … as written', 'user-agent: GoogleBot|disallow: /x', 'GoogleBot', '/x', 'disallowed 2'],
  [
    'statement 125: googlebot/1.2',
    'user-agent: googlebot/1.2|disallow: /x',
    'googlebot',
    '/x',
    'disallowed 2',
  ],
  ['statement 126: googlebot*', 'user-agent: googlebot*|disallow: /x', 'googlebot', '/x', 'disallowed 2'],
  [
    'S2: all non-matching text is ignored, after `*` too',
    'user-agent: * all|disallow: /x',
    'googlebot',
    '/x',
    'disallowed 2',
  ],
  ['C6: useragent', 'useragent: a|disallow: /x', 'a', '/x', 'allowed 0 no-rules'],
  ['statement 70: case of fields', 'USER-AGENT: a|dIsAlLoW: /x', 'a', '/x', 'disallowed 2'],
  ['statement 118: Googlebot News', GROUPS, 'googlebot-news+googlebot', '/1', 'disallowed 2'],
  ['statement 120: Googlebot Images', GROUPS, 'googlebot-image+googlebot', '/3', 'disallowed 8'],
  ['statement 122: others', GROUPS, 'otherbot', '/2', 'disallowed 5'],
  ['statement 127: merged groups', MERGED, 'googlebot-news', '/shrimp', 'disallowed 8'],
  ['statement 128: `*` is not merged', MERGED, 'otherbot', '/fish', 'allowed 0 no-rule-matched'],
  [
    'statement 116: the last group is empty',
    'user-agent: a|disallow: /|user-agent: h',
    'h',
    '/',
    'allowed 0 no-rule-matched',
  ],
  [
    'statement 140: /*.php$',
    'user-agent: a|disallow: /*.php$',
    'a',
    '/filename.php5',
    'allowed 0 no-rule-matched',
  ],
  ['statement 147: UTF-8', 'user-agent: a|disallow: /caf\u00e9', 'a', '/caf%C3%A9', 'disallowed 2'],
  [
    'not in the document: index.htm',
    'user-agent: a|disallow: /|allow: /f/index.htm',
    'a',
    '/f/',
    'disallowed 2',
  ],
];

describe('google2020', () => {
  test.each([...PROBES, ...CASES])('%s', (...one) => check(google2020, one));

  test('names the competing rules if it is undefined which of them decides', () => {
    const verdict = decideText(google2020, 'user-agent: a|allow: /page|disallow: /*.htm', 'a', '/page.htm');
    expect(verdict.winner).toBeNull();
    expect(verdict.candidates().map(({ line, lostBecause }) => [line, lostBecause])).toEqual([
      [3, 'left-open'],
      [2, 'left-open'],
    ]);
  });

  test('reads at most 500 KiB (S2)', () => {
    const rule = '\nuser-agent: a\ndisallow: /';
    expect(parseRobotsTxt('#'.repeat(512_000) + rule, google2020).groups).toEqual([]);
    expect(parseRobotsTxt('#'.repeat(512_000 - rule.length) + rule, google2020).groups.length).toBe(1);
  });

  test('accepts any input', () => checkAnyInput(google2020));
});
