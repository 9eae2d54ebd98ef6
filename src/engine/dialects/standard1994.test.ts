import { describe, expect, test } from 'vitest';
import { type Case, check, decideText } from './shared/testdata/case';
import { checkAnyInput } from './shared/testdata/check-any-input';
import { probeCases } from './shared/testdata/probes';
import { standard1994 } from './standard1994';

const PROBES = probeCases({
  'a name that is not a legal token': ['disallowed 2', '94: any name'],
  'a blank line inside a group': ['allowed 0 no-rules', '94: blank lines separate records'],
  'a misspelled field': ['allowed 0 no-rules', '94: unrecognised headers are ignored'],
  'a missing colon': ['allowed 0 no-rules', '94: <field>:<value>'],
  'a star': ['allowed 0 no-rule-matched', '94: no wildcards'],
  'a dollar at the end': ['allowed 0 no-rule-matched', '94: no wildcards'],
  'a tie': ['disallowed 2', '94: no Allow'],
  'escapes of letters': ['allowed 0 no-rule-matched', 'assumed: not decoded'],
  'a byte order mark': ['disallowed 2', 'assumed'],
  'two groups of one name': [
    'allowed 0 no-rule-matched',
    '94: the record that names the robot; the first, assumed',
  ],
  'a longer allow rule': ['disallowed 2', '94: no Allow'],
  '/robots.txt itself': ['disallowed 2', '94: no exception'],
});

const CASES: Case[] = [
  [
    '94: the sample',
    '# robots.txt for http://www.example.com/||User-agent: *|Disallow: /cyberworld/map/ # infinite|Disallow: /tmp/',
    'a',
    '/tmp/x',
    'disallowed 5',
  ],
  [
    '94: a record for one robot',
    'User-agent: *|Disallow: /cyberworld/map/||# Cybermapper knows where to go.|User-agent: cybermapper|Disallow:',
    'cybermapper',
    '/cyberworld/map/',
    'allowed 6 only-empty-rules',
  ],
  ['94: /help disallows /help.html', 'User-agent: *|Disallow: /help', 'a', '/help.html', 'disallowed 2'],
  [
    '94: /help/ allows /help.html',
    'User-agent: *|Disallow: /help/',
    'a',
    '/help.html',
    'allowed 0 no-rule-matched',
  ],
  [
    '94: /help/ disallows /help/index.html',
    'User-agent: *|Disallow: /help/',
    'a',
    '/help/index.html',
    'disallowed 2',
  ],
  ['94: an empty value allows', 'User-agent: *|Disallow:', 'a', '/', 'allowed 2 only-empty-rules'],
  [
    'assumed: an empty value does not override another rule',
    'User-agent: *|Disallow:|Disallow: /x',
    'a',
    '/x',
    'disallowed 3',
  ],
  ['94: an empty file', '', 'a', '/', 'allowed 0 no-rules'],
  ['94: case is ignored', 'user-agent: WebCrawler|DISALLOW: /', 'webcrawler', '/', 'disallowed 2'],
  ['94: a substring of the name', 'User-agent: google|Disallow: /', 'Googlebot', '/', 'disallowed 2'],
  ['94: not the reverse', 'User-agent: Googlebot-Image|Disallow: /', 'Googlebot', '/', 'allowed 0 no-group'],
  [
    '94: the robot is compared without its version',
    'User-agent: webcrawler|Disallow: /',
    'WebCrawler/3.0',
    '/',
    'disallowed 2',
  ],
  [
    '94: the record is compared without its version',
    'User-agent: WebCrawler/2.0|Disallow: /',
    'WebCrawler',
    '/',
    'disallowed 2',
  ],
  [
    '94: the version itself is not compared',
    'User-agent: 3.0|Disallow: /',
    'WebCrawler/3.0',
    '/',
    'allowed 0 no-group',
  ],
  ['assumed: an empty name names no robot', 'User-agent:|Disallow: /', 'a', '/', 'allowed 0 no-group'],
  [
    'assumed: the first matching record',
    'User-agent: bot|Disallow: /x||User-agent: foobot|Disallow: /y',
    'foobot',
    '/y',
    'allowed 0 no-rule-matched',
  ],
  [
    '94: one default record only',
    'User-agent: *|Disallow: /x||User-agent: *|Disallow: /y',
    'a',
    '/y',
    'allowed 0 no-rule-matched',
  ],
  [
    '94: `*` only if no other record matches',
    'User-agent: *|Disallow: /||User-agent: a|Disallow: /x',
    'a',
    '/y',
    'allowed 0 no-rule-matched',
  ],
  ['94: several names in a record', 'User-agent: a|User-agent: b|Disallow: /', 'b', '/', 'disallowed 3'],
  ['94: a comment does not end a record', 'User-agent: a|# note|Disallow: /', 'a', '/', 'disallowed 3'],
  [
    'assumed: a line of white space is blank',
    'User-agent: a|Disallow: /x| |Disallow: /y',
    'a',
    '/y',
    'allowed 0 no-rule-matched',
  ],
  [
    '94: a record has at least one Disallow',
    'User-agent: a||User-agent: *|Disallow: /',
    'a',
    '/',
    'disallowed 4',
  ],
  [
    '94: Allow does not count as Disallow',
    'User-agent: a|Allow: /||User-agent: *|Disallow: /',
    'a',
    '/',
    'disallowed 5',
  ],
  [
    '94: unrecognised headers do not end a record',
    'User-agent: a|Crawl-delay: 5|Disallow: /',
    'a',
    '/',
    'disallowed 3',
  ],
  ['94: a star is a literal', 'User-agent: a|Disallow: /*.php', 'a', '/*.php', 'disallowed 2'],
  ['94: a dollar is a literal', 'User-agent: a|Disallow: /x$', 'a', '/x$y', 'disallowed 2'],
  ['94: a star alone matches no URL', 'User-agent: a|Disallow: *', 'a', '/', 'allowed 0 no-rule-matched'],
  ['assumed: digits of escapes', 'User-agent: a|Disallow: /%3c', 'a', '/%3C', 'disallowed 2'],
  ['assumed: UTF-8', 'User-agent: a|Disallow: /\u00e9', 'a', '/%C3%A9', 'disallowed 2'],
];

describe('standard1994', () => {
  test.each([...PROBES, ...CASES])('%s', (...one) => check(standard1994, one));

  test('reads files and lines of any length (assumed)', () => {
    const file = `User-agent: *|Disallow: /x|#${'#'.repeat(600_000)}|Disallow: /y`;
    expect(decideText(standard1994, file, 'a', '/y')).toMatchObject({ outcome: 'disallowed', line: 4 });
  });

  test('accepts any input', () => checkAnyInput(standard1994));
});
