import { describe, expect, test } from 'vitest';
import { parseRobotsTxt } from '../parse';
import { bing } from './bing';
import { type Case, check } from './shared/testdata/case';
import { checkAnyInput } from './shared/testdata/check-any-input';
import { probeCases } from './shared/testdata/probes';

const SECTIONS = 'User-agent: *|Disallow: /all|User-agent: bingbot|Disallow: /bing';

const PROBES = probeCases({
  'a name that is not a legal token': ['disallowed 2', 'assumed'],
  'a blank line inside a group': ['disallowed 3', 'assumed'],
  'a misspelled field': ['allowed 0 no-rules', 'assumed'],
  'a missing colon': ['allowed 0 no-rules', 'assumed'],
  'a star': ['disallowed 2', 'G20 and BC: limited wildcards'],
  'a dollar at the end': ['disallowed 2', 'G20 and BC: limited wildcards'],
  'a tie': ['allowed 3', 'BC: allow takes precedence'],
  'escapes of letters': ['disallowed 2', 'assumed'],
  'a byte order mark': ['disallowed 2', 'assumed'],
  'two groups of one name': ['disallowed 5', 'assumed'],
  'a longer allow rule': ['allowed 3', 'BC: Allow'],
  '/robots.txt itself': ['disallowed 2', 'assumed'],
});

const CASES: Case[] = [
  ['B19: a section for Bingbot …', SECTIONS, 'bingbot', '/bing', 'disallowed 4'],
  ['B19: … overrides the default one', SECTIONS, 'bingbot', '/all', 'allowed 0 no-rule-matched'],
  ['B19: the default one applies without a section', SECTIONS, 'msnbot', '/all', 'disallowed 2'],
  ['assumed: case of names is ignored', 'User-agent: BingBot|Disallow: /', 'bingbot', '/', 'disallowed 2'],
  [
    'assumed: a version is not compared',
    'User-agent: bingbot/2.0|Disallow: /',
    'bingbot',
    '/',
    'disallowed 2',
  ],
  ['assumed: names are not prefixes', 'User-agent: bing|Disallow: /', 'bingbot', '/', 'allowed 0 no-group'],
  [
    'assumed: only `*` alone addresses every crawler',
    'User-agent: *bot|Disallow: /',
    'bingbot',
    '/',
    'allowed 0 no-group',
  ],
  ['BC: /*page', 'User-agent: a|Disallow: /*page', 'a', '/frontpage/', 'disallowed 2'],
  [
    'BC: a star may be empty',
    'User-agent: a|Disallow: /*gallery/default.aspx',
    'a',
    '/gallery/default.aspx',
    'disallowed 2',
  ],
  [
    'BC: $ anchors the end',
    'User-agent: a|Disallow: /webmail/|Allow: /webmail/$',
    'a',
    '/webmail/',
    'allowed 3',
  ],
  [
    'BC: $ anchors only the end',
    'User-agent: a|Disallow: /webmail/|Allow: /webmail/$',
    'a',
    '/webmail/inbox',
    'disallowed 2',
  ],
  [
    'BC: * and $',
    'User-agent: a|Disallow: /*asp$',
    'a',
    '/login.asp?forgotten-password=1',
    'allowed 0 no-rule-matched',
  ],
  ['assumed: a pattern may begin with *', 'User-agent: a|Disallow: *.asp', 'a', '/x.asp', 'disallowed 2'],
  [
    'BC: Disallow: /scripts/ refined',
    'User-agent: a|Disallow: /scripts/|Allow: /scripts/page.php',
    'a',
    '/scripts/page.php?article=1',
    'allowed 3',
  ],
  [
    'crawler-commons #21 (reported): the most specific',
    'User-agent: a|Allow: /p|Disallow: /page',
    'a',
    '/page',
    'disallowed 3',
  ],
  ['BC: case of paths', 'User-agent: a|Disallow: /file', 'a', '/File', 'allowed 0 no-rule-matched'],
  [
    'BC: without a path everything is allowed',
    'User-agent: a|Disallow:',
    'a',
    '/',
    'allowed 2 only-empty-rules',
  ],
  [
    'BC: Disallow: file.html has no slash (C7)',
    'User-agent: a|Disallow: file.html',
    'a',
    '/file.html',
    'allowed 0 no-rule-matched',
  ],
  [
    'assumed: UTF-8 rules',
    'User-agent: a|Disallow: /\u043f\u0430\u043f\u043a\u0430/',
    'a',
    '/%D0%BF%D0%B0%D0%BF%D0%BA%D0%B0/',
    'disallowed 2',
  ],
  [
    'semwired.com on Bing: percent-encoded rules',
    'User-agent: a|Disallow: /%d0%bf%d0%b0%d0%bf%d0%ba%d0%b0/',
    'a',
    '/%D0%BF%D0%B0%D0%BF%D0%BA%D0%B0/',
    'disallowed 2',
  ],
  [
    'B09: Crawl-delay decides nothing',
    'User-agent: a|Crawl-delay: 5|Disallow: /x',
    'a',
    '/x',
    'disallowed 3',
  ],
  [
    'assumed: Sitemap does not end a group',
    'User-agent: a|Sitemap: https://h/s|User-agent: b|Disallow: /',
    'a',
    '/',
    'disallowed 4',
  ],
  ['assumed: %2A is a star', 'User-agent: a|Disallow: /%2A', 'a', '/*', 'disallowed 2'],
];

describe('bing', () => {
  test.each([...PROBES, ...CASES])('%s', (...one) => check(bing, one));

  test('recognises Crawl-delay as a field that affects no verdict, but not Host (B09)', () => {
    const robots = parseRobotsTxt('User-agent: a\nCrawl-delay: 5\nHost: x', bing);
    expect(robots.otherFields.map((line) => line.directive)).toEqual(['unused', 'unknown']);
  });

  test('reads at most 500 KiB (assumed)', () => {
    const rule = '\nUser-agent: a\nDisallow: /';
    expect(parseRobotsTxt('#'.repeat(512_000) + rule, bing).groups).toEqual([]);
    expect(parseRobotsTxt('#'.repeat(512_000 - rule.length) + rule, bing).groups.length).toBe(1);
  });

  test('accepts any input', () => checkAnyInput(bing));
});
