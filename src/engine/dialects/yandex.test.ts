import { describe, expect, test } from 'vitest';
import { type Case, check, decideText } from './shared/testdata/case';
import { checkAnyInput } from './shared/testdata/check-any-input';
import { probeCases } from './shared/testdata/probes';
import { yandex } from './yandex';

/** The sample in robot-workings/user-agent. */
const SAMPLE =
  'User-agent: YandexBot|Disallow: /*id=||User-agent: Yandex|Disallow: /*sid=||User-agent: *|Disallow: /cgi-bin';

/** The samples for combined rules in robot-workings/allow-disallow. */
const CATALOG = 'User-agent: Yandex|Allow: /|Allow: /catalog/auto|Disallow: /catalog';

const PROBES = probeCases({
  'a name that is not a legal token': ['disallowed 2', 'assumed'],
  'a blank line inside a group': ['allowed 0 no-rules', 'YAD, YER: no User-agent directive in front of rule'],
  'a misspelled field': ['allowed 0 no-rules', 'YER: unknown directive found'],
  'a missing colon': ['allowed 0 no-rules', 'YER: syntax error'],
  'a star': ['disallowed 2', 'YER'],
  'a dollar at the end': ['disallowed 2', 'YER'],
  'a tie': ['allowed 3', 'older help: Allow takes precedence'],
  'escapes of letters': ['disallowed 2', 'assumed'],
  'a byte order mark': ['disallowed 2', 'assumed'],
  'two groups of one name': ['disallowed 5', 'assumed'],
  'a longer allow rule': ['allowed 3', 'YAD'],
  '/robots.txt itself': ['disallowed 2', 'assumed'],
});

const CASES: Case[] = [
  ['YUA: a robot with a group of its own', SAMPLE, 'YandexBot+Yandex', '/?id=1', 'disallowed 2'],
  ['YUA: … follows only that group', SAMPLE, 'YandexBot+Yandex', '/cgi-bin', 'allowed 0 no-rule-matched'],
  ['YUA: the other robots', SAMPLE, 'YandexImages+Yandex', '/?sid=1', 'disallowed 5'],
  ['YUA: … ignore `*`', SAMPLE, 'YandexImages+Yandex', '/cgi-bin', 'allowed 0 no-rule-matched'],
  ['YUA: without Yandex, `*`', 'User-agent: *|Disallow: /x', 'YandexBot+Yandex', '/x', 'disallowed 2'],
  [
    'YUA: neither: unlimited access',
    'User-agent: Googlebot|Disallow: /',
    'YandexBot+Yandex',
    '/',
    'allowed 0 no-group',
  ],
  ['YUA: case does not matter', 'User-agent: YANDEX|Disallow: /', 'YandexBot+Yandex', '/', 'disallowed 2'],
  ['YUA, substring: Yandex*', 'User-agent: Yandex*|Disallow: /', 'YandexBot+Yandex', '/', 'disallowed 2'],
  [
    'YUA, substring: a version',
    'User-agent: YandexBot/3.0|Disallow: /',
    'YandexBot+Yandex',
    '/',
    'disallowed 2',
  ],
  [
    'YUA, substring: a whole header',
    'User-agent: Mozilla/5.0 (compatible; YandexBot/3.0)|Disallow: /',
    'YandexBot+Yandex',
    '/',
    'disallowed 2',
  ],
  [
    'YUA: a group for one robot does not apply to others',
    'User-agent: YandexImages|Disallow: /',
    'YandexBot+Yandex',
    '/',
    'allowed 0 no-group',
  ],
  [
    'assumed: the substring at the end of a word',
    'User-agent: my-yandex|Disallow: /',
    'Yandex',
    '/',
    'disallowed 2',
  ],
  [
    'YAD: a blank line between rules',
    'User-agent: Yandex|Disallow: /x||Disallow: /y',
    'Yandex',
    '/y',
    'allowed 0 no-rule-matched',
  ],
  [
    'assumed: a line of white space is blank',
    'User-agent: Yandex|Disallow: /x| \t|Disallow: /y',
    'Yandex',
    '/y',
    'allowed 0 no-rule-matched',
  ],
  [
    'YUA: a comment is not a blank line',
    'User-agent: Yandex|# note|Disallow: /x',
    'Yandex',
    '/x',
    'disallowed 3',
  ],
  [
    'YER, YUA: an orphaned group still names Yandex',
    'User-agent: Yandex||Disallow: /x||User-agent: *|Disallow: /',
    'Yandex',
    '/',
    'allowed 0 no-rule-matched',
  ],
  [
    'YER: a rule before all groups',
    'Disallow: /|User-agent: Yandex|Disallow: /x',
    'Yandex',
    '/y',
    'allowed 0 no-rule-matched',
  ],
  ['YAD: sorted by length', CATALOG, 'Yandex', '/catalog/x', 'disallowed 4'],
  ['YAD: the longest last', CATALOG, 'Yandex', '/catalog/auto', 'allowed 3'],
  [
    'YAD: Allow: /cgi-bin before Disallow: /',
    'User-agent: Yandex|Allow: /cgi-bin|Disallow: /',
    'Yandex',
    '/cgi-bin/x',
    'allowed 2',
  ],
  ['YAD: /page?', 'User-agent: Yandex|Disallow: /page?', 'Yandex', '/page?a=1', 'disallowed 2'],
  [
    'YER: a rule may begin with *',
    'User-agent: Yandex|Disallow: *sid=',
    'Yandex',
    '/x?sid=1',
    'disallowed 2',
  ],
  [
    'YER: … or /, nothing else',
    'User-agent: Yandex|Disallow: admin',
    'Yandex',
    '/admin',
    'allowed 0 no-rule-matched',
  ],
  [
    'seo-russia.com: an empty Allow is ignored',
    'User-agent: Yandex|Allow:|Disallow: /',
    'Yandex',
    '/',
    'disallowed 3',
  ],
  [
    'older help: an empty Disallow allows everything',
    'User-agent: Yandex|Disallow:',
    'Yandex',
    '/',
    'allowed 2 only-empty-rules',
  ],
  ['assumed: Cyrillic', 'User-agent: Yandex|Disallow: /\u043a', 'Yandex', '/%D0%BA', 'disallowed 2'],
  [
    'assumed: several groups for all',
    'User-agent: *|Disallow: /x||User-agent: *|Disallow: /y',
    'Yandex',
    '/y',
    'disallowed 5',
  ],
];

describe('yandex', () => {
  test.each([...PROBES, ...CASES])('%s', (...one) => check(yandex, one));

  test('treats a file above 500 KB as no file (YCN)', () => {
    const rule = '|User-agent: *|Disallow: /|';
    const file = (bytes: number) => rule.padEnd(bytes, '#');
    expect(decideText(yandex, file(512_000), 'Yandex', '/')).toMatchObject({
      outcome: 'disallowed',
      line: 3,
    });
    expect(decideText(yandex, file(512_001), 'Yandex', '/')).toMatchObject({
      outcome: 'allowed',
      reason: 'file-too-large',
      line: 0,
    });
  });

  test('accepts any input', () => checkAnyInput(yandex));
});
