import { describe, expect, test } from 'vitest';
import { PLAIN_ANSWER } from '../engine';
import { readSuite } from './read-suite';
import { suiteOf } from './testdata/read';

const whole = { format: 'robots-test', version: 1 };

/** Returns an expectation for this many crawlers. */
const named = (crawlers: number) =>
  Object.fromEntries(Array.from({ length: crawlers }, (_, i) => [`bot${i}`, 'allowed']));

/** Returns the paths and reasons of the problems. */
function problemsOf(value: unknown): [path: string, reason: unknown][] {
  const reading = readSuite(value);
  return reading.kind === 'suite' ? [] : reading.problems.map(({ path, reason }) => [path, reason]);
}

describe('reading a suite', () => {
  test('reads an empty suite without questions', () => {
    expect(suiteOf({})).toEqual({
      crawlers: [],
      urls: [],
      engine: 'own',
      robotsUrl: null,
      answer: PLAIN_ANSWER,
    });
  });

  test('reads the crawler and URL of a suite that the page wrote', () => {
    const suite = suiteOf({ text: 'User-agent: *', crawler: 'googlebot', url: '/a', view: 'engines' });
    expect(suite.crawlers.map(({ name }) => name)).toEqual(['Googlebot']);
    expect(suite.urls.map(({ written }) => written)).toEqual(['/a']);
  });

  test('includes each crawler once, whatever name is used, and those that only an expectation names', () => {
    const suite = suiteOf({
      crawler: 'Bingbot',
      crawlers: ['Googlebot', 'googlebot', 'GPTBot'],
      urls: [{ url: '/', expected: { GPTBOT: 'allowed', Applebot: 'blocked', 'HouseBot/1.0': 'allowed' } }],
    });
    expect(suite.crawlers.map(({ name }) => name)).toEqual(['Googlebot', 'GPTBot', 'Applebot', 'HouseBot']);
    expect(suite.urls[0]?.expected).toEqual(
      new Map([
        ['id gptbot', 'allowed'],
        ['id applebot', 'blocked'],
        ['token housebot', 'allowed'],
      ]),
    );
  });

  test('accepts one outcome for all crawlers except those that are named, and reads no crawler from the asterisk', () => {
    const suite = suiteOf({
      crawlers: ['Googlebot'],
      urls: [{ url: '/', count: 3, expected: { '*': 'allowed', GPTBot: 'blocked' } }],
    });
    expect(suite.crawlers.map(({ name }) => name)).toEqual(['Googlebot', 'GPTBot']);
    expect(suite.urls[0]?.expected).toEqual(
      new Map([
        ['*', 'allowed'],
        ['id gptbot', 'blocked'],
      ]),
    );
  });

  test("reads the file's location, the dialect and the server's answer", () => {
    expect(
      suiteOf({
        robotsUrl: 'example.com',
        engine: 'bing',
        answer: { final: { kind: 'status', status: 503 } },
      }),
    ).toMatchObject({
      robotsUrl: { href: 'https://example.com/robots.txt', origin: 'https://example.com' },
      engine: 'bing',
      answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 503 } },
    });
  });

  test('uses an unknown name as it is', () => {
    expect(suiteOf({ crawlers: ['Entirely-Ours'] }).crawlers).toEqual([
      {
        key: 'token entirely-ours',
        name: 'Entirely-Ours',
        productTokens: ['Entirely-Ours'],
        ignoresGlobalGroup: false,
        dialect: 'rfc9309',
        consultation: 'unknown',
        near: [],
      },
    ]);
  });

  test.each<[string, { crawlers?: string[]; urls?: unknown[] }, string[]]>([
    ['FediFetcher', { crawlers: ['FediFetcher'] }, ['Feedfetcher']],
    ['GPTBott', { urls: [{ url: '/', expected: { GPTBott: 'allowed' } }] }, ['GPTBot']],
    ['Gogglebot', { crawlers: ['Gogglebot/1.0'] }, []],
  ])('uses %s as it is, although the catalogue has a similar name', (name, parts, near) => {
    expect(suiteOf(parts).crawlers).toEqual([
      expect.objectContaining({ name, productTokens: [name], consultation: 'unknown', near }),
    ]);
  });
});

describe('reporting problems by path and reason', () => {
  const outcomes = { code: 'not-one-of', allowed: ['allowed', 'blocked', 'asked'] };
  test.each<[Record<string, unknown>, string, unknown]>([
    [{ format: 'robots' }, '$.format', { code: 'not-one-of', allowed: ['robots-test'] }],
    [{ version: 2, urls: 7 }, '$.version', { code: 'newer-version' }],
    [{ version: '1' }, '$.version', { code: 'not-one-of', allowed: ['1'] }],
    [{ expect: {} }, '$.expect', { code: 'unknown-key' }],
    [{ 'a b': 1 }, '$["a b"]', { code: 'unknown-key' }],
    [{ urls: '/a' }, '$.urls', { code: 'wrong-type', expected: 'list' }],
    [{ urls: ['/a', 7] }, '$.urls[1]', { code: 'wrong-type', expected: 'string' }],
    [{ urls: [null] }, '$.urls[0]', { code: 'wrong-type', expected: 'string' }],
    [{ urls: [{}] }, '$.urls[0].url', { code: 'missing' }],
    [{ urls: [{ url: '/a', expceted: 'blocked' }] }, '$.urls[0].expceted', { code: 'unknown-key' }],
    [{ urls: [{ url: '/a', expected: 'disallowed' }] }, '$.urls[0].expected', outcomes],
    [{ urls: [{ url: '/a', expected: null }] }, '$.urls[0].expected', outcomes],
    [{ urls: [{ url: '/a', expected: { GPTBot: true } }] }, '$.urls[0].expected.GPTBot', outcomes],
    [{ urls: [{ url: '/a', expected: { '': 'allowed' } }] }, '$.urls[0].expected[""]', { code: 'empty' }],
    [
      { urls: [{ url: '/a', expected: JSON.parse('{"__proto__": "allowed"}') }] },
      '$.urls[0].expected',
      { code: 'unusable-name' },
    ],
    [{ urls: ['x'.repeat(8_193)] }, '$.urls[0]', { code: 'too-long', limit: 8_192 }],
    [{ urls: [{ url: '/a', count: '2' }] }, '$.urls[0].count', { code: 'wrong-type', expected: 'number' }],
    [{ urls: [{ url: '/a', count: 0.5 }] }, '$.urls[0].count', { code: 'not-a-count', most: 4_294_967_295 }],
    [
      { urls: [{ url: '/a', count: 2 ** 32 }] },
      '$.urls[0].count',
      { code: 'not-a-count', most: 4_294_967_295 },
    ],
    [{ urls: new Array(100_001).fill('/') }, '$.urls', { code: 'too-many', limit: 100_000 }],
    [{ crawlers: 'Googlebot' }, '$.crawlers', { code: 'wrong-type', expected: 'list' }],
    [{ crawlers: [''] }, '$.crawlers[0]', { code: 'empty' }],
    [{ crawlers: ['/'] }, '$.crawlers[0]', { code: 'no-crawler' }],
    [{ crawler: 'Mozilla/5.0 Chrome/1' }, '$.crawler', { code: 'no-crawler' }],
    [
      { urls: [{ url: '/', expected: { GPTBot: 'allowed', gptbot: 'blocked' } }] },
      '$.urls[0].expected.gptbot',
      { code: 'expected-twice', crawler: 'GPTBot' },
    ],
    [{ urls: [' '] }, '$.urls[0]', { code: 'no-url' }],
    [
      { urls: ['/a', { url: 'example.com/b', expected: 'blocked' }] },
      '$.urls[1].url',
      { code: 'no-scheme', suggestion: 'https://example.com/b' },
    ],
    [{ urls: ['mailto:a@b'] }, '$.urls[0]', { code: 'unfetched-scheme', scheme: 'mailto' }],
    [{ url: 'https://' }, '$.url', { code: 'not-a-url' }],
    [{ engine: 'altavista' }, '$.engine', expect.objectContaining({ code: 'not-one-of' })],
    [{ robotsUrl: 'not a host' }, '$.robotsUrl', { code: 'not-a-robots-url' }],
    [{ answer: { status: 404 } }, '$.answer.status', { code: 'unknown-key' }],
    [{ answer: { redirects: '1' } }, '$.answer.redirects', { code: 'wrong-type', expected: 'number' }],
  ])('%j', (parts, path, reason) => {
    expect(problemsOf({ ...whole, ...parts })).toEqual([[path, reason]]);
  });

  test.each([null, undefined, 7, 'suite', true])('%j', (value) => {
    expect(problemsOf(value)).toEqual([['$', expect.objectContaining({ code: expect.any(String) })]]);
  });

  test.each([[{}], [[]]])('%j', (value) => {
    expect(problemsOf(value).map(([path]) => path)).toEqual(['$.format', '$.version']);
  });

  test('reports too many questions', () => {
    const crawlers = Array.from({ length: 11 }, (_, i) => `Our-${'x'.repeat(i)}-own`);
    expect(problemsOf({ ...whole, crawlers, urls: new Array(100_000).fill('/') })).toEqual([
      ['$', { code: 'too-many-questions', limit: 1_000_000 }],
    ]);
  });

  test('returns the first hundred problems, and counts all', () => {
    const reading = readSuite({ ...whole, urls: new Array(5_000).fill('example.com') });
    expect(reading).toMatchObject({ kind: 'problems', count: 5_000 });
    expect(problemsOf({ ...whole, urls: new Array(5_000).fill('example.com') }).length).toBe(100);
  });

  test('reports more names than a suite may have crawlers, not counting the asterisk', () => {
    const problem = ['$.urls[0].expected', { code: 'too-many', limit: 1_000 }];
    for (const expected of [named(1_001), { ...named(1_001), '*': 'blocked' }])
      expect(problemsOf({ ...whole, urls: [{ url: '/a', expected }] })).toEqual([problem]);
    for (const expected of [named(1_000), { ...named(1_000), '*': 'blocked' }])
      expect(problemsOf({ ...whole, urls: [{ url: '/a', expected }] })).not.toContainEqual(problem);
  });
});
