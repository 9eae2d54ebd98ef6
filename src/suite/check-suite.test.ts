import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crawlers } from '../catalogue/full';
import { decide, dialects, effectOf, PLAIN_ANSWER, parseRobotsTxt } from '../engine';
import { applies, judge } from '../engine/fetch';
import { encodeText } from '../engine/source';
import { checkSuite } from './check-suite';
import { suiteOf } from './testdata/read';

const ROBOTS = `User-agent: *
Disallow: /cart
Allow: /cart/help

User-agent: GPTBot
Disallow: /
`;

/** Returns the outcome, line and status of each answer. */
function answers(robots: string, parts: Record<string, unknown>) {
  return checkSuite(robots, suiteOf(parts)).cells.map(
    ({ url, crawler, outcome, line, status }) => `${url} ${crawler} ${outcome} ${line} ${status}`,
  );
}

describe('crawlers that need not obey', () => {
  const check = (expected: string, crawler = 'ChatGPT-User', robots = ROBOTS) =>
    answers(robots, { crawlers: [crawler], urls: ['/cart', '/'].map((url) => ({ url, expected })) });

  test.each(['ChatGPT-User', 'Bytespider'])('are asked to stay away, not blocked: %s', (crawler) => {
    expect(check('blocked', crawler)).toEqual([
      `/cart ${crawler} not-applicable 2 fail`,
      `/ ${crawler} not-applicable 0 fail`,
    ]);
    expect(check('asked', crawler)).toEqual([
      `/cart ${crawler} not-applicable 2 pass`,
      `/ ${crawler} not-applicable 0 fail`,
    ]);
    expect(check('allowed', crawler)).toEqual([
      `/cart ${crawler} not-applicable 2 fail`,
      `/ ${crawler} not-applicable 0 pass`,
    ]);
  });

  test('are asked by the answer of a server that blocks those that obey', () => {
    const answer = { final: { kind: 'status', status: 503 } };
    const check = (expected: string) =>
      checkSuite(ROBOTS, suiteOf({ crawlers: ['ChatGPT-User'], urls: [{ url: '/', expected }], answer }))
        .cells;
    expect(check('asked')).toMatchObject([
      { outcome: 'not-applicable', by: 'crawler', asked: true, line: 0, rule: null, status: 'pass' },
    ]);
    expect(check('blocked')).toMatchObject([{ status: 'fail' }]);
  });

  test('are never "asked" if they have to obey', () => {
    expect(check('asked', 'Googlebot')).toEqual([
      '/cart Googlebot blocked 2 fail',
      '/ Googlebot allowed 0 fail',
    ]);
  });
});

describe('checking a suite', () => {
  test('gives a result for each URL and crawler, with the deciding rule', () => {
    const result = checkSuite(
      ROBOTS,
      suiteOf({
        crawlers: ['Googlebot', 'GPTBot'],
        urls: [
          { url: '/cart?x', expected: 'blocked' },
          { url: '/cart/help', expected: { Googlebot: 'allowed', GPTBot: 'allowed' } },
          { url: '/', expected: { GPTBot: 'blocked' } },
        ],
      }),
    );
    expect(result).toMatchObject({ passed: 4, failed: 1, notSet: 1 });
    const common = { by: 'rules' };
    expect(result.cells).toEqual([
      {
        ...common,
        url: '/cart?x',
        crawler: 'Googlebot',
        outcome: 'blocked',
        line: 2,
        rule: 'Disallow: /cart',
        expected: 'blocked',
        status: 'pass',
      },
      {
        ...common,
        url: '/cart?x',
        crawler: 'GPTBot',
        outcome: 'blocked',
        line: 6,
        rule: 'Disallow: /',
        expected: 'blocked',
        status: 'pass',
      },
      {
        ...common,
        url: '/cart/help',
        crawler: 'Googlebot',
        outcome: 'allowed',
        line: 3,
        rule: 'Allow: /cart/help',
        expected: 'allowed',
        status: 'pass',
      },
      {
        ...common,
        url: '/cart/help',
        crawler: 'GPTBot',
        outcome: 'blocked',
        line: 6,
        rule: 'Disallow: /',
        expected: 'allowed',
        status: 'fail',
      },
      {
        ...common,
        url: '/',
        crawler: 'Googlebot',
        outcome: 'allowed',
        line: 0,
        rule: null,
        expected: null,
        status: 'not-set',
      },
      {
        ...common,
        url: '/',
        crawler: 'GPTBot',
        outcome: 'blocked',
        line: 6,
        rule: 'Disallow: /',
        expected: 'blocked',
        status: 'pass',
      },
    ]);
  });

  test('applies `*` to all crawlers except those that are named', () => {
    expect(
      answers(ROBOTS, {
        crawlers: ['Googlebot', 'Bingbot'],
        urls: [
          { url: '/', expected: { '*': 'allowed', GPTBot: 'blocked' } },
          { url: '/cart', expected: { '*': 'blocked', bingbot: 'allowed' } },
        ],
      }),
    ).toEqual([
      '/ Googlebot allowed 0 pass',
      '/ Bingbot allowed 0 pass',
      '/ GPTBot blocked 6 pass',
      '/cart Googlebot blocked 2 pass',
      '/cart Bingbot blocked 2 fail',
      '/cart GPTBot blocked 6 pass',
    ]);
  });

  test("fails every expectation if the file doesn't apply to the URL", () => {
    const urls = ['/cart', 'https://example.com/cart', 'https://shop.example.com/cart'];
    expect(
      answers(ROBOTS, {
        crawlers: ['Googlebot'],
        robotsUrl: 'https://example.com/robots.txt',
        urls: urls.map((url) => ({ url, expected: 'blocked' })),
      }),
    ).toEqual([
      '/cart Googlebot blocked 2 pass',
      'https://example.com/cart Googlebot blocked 2 pass',
      'https://shop.example.com/cart Googlebot not-applicable 0 fail',
    ]);
  });

  test("treats a URL as out of scope if the crawler doesn't read its scheme, even if the file's location is unknown", () => {
    expect(answers(ROBOTS, { crawlers: ['Googlebot', 'Bingbot'], urls: ['ftp://example.com/cart'] })).toEqual(
      [
        'ftp://example.com/cart Googlebot blocked 2 not-set',
        'ftp://example.com/cart Bingbot not-applicable 0 not-set',
      ],
    );
  });

  test("applies the server's answer, or a dialect other than the crawler's", () => {
    const common = { crawlers: ['Googlebot'], urls: [{ url: '/x', expected: 'blocked' }] };
    expect(answers(ROBOTS, { ...common, answer: { final: { kind: 'status', status: 503 } } })).toEqual([
      '/x Googlebot blocked 0 pass',
    ]);
    expect(answers(ROBOTS, { ...common, answer: { final: { kind: 'status', status: 404 } } })).toEqual([
      '/x Googlebot allowed 0 fail',
    ]);
    const star = 'User-agent: *\nDisallow: /*x\n';
    expect(answers(star, common)).toEqual(['/x Googlebot blocked 2 pass']);
    const { crawlers } = checkSuite(star, suiteOf({ ...common, engine: 'standard1994' }));
    expect(crawlers.map(({ dialect }) => dialect)).toEqual(['standard1994']);
    expect(answers(star, { ...common, engine: 'standard1994' })).toEqual(['/x Googlebot allowed 0 fail']);
  });

  test("uses each crawler's own dialect, even if all follow the same group", () => {
    expect(
      answers('User-agent: *\nDisallow: /\nAllow: /index.htm\n', {
        crawlers: ['Googlebot', 'GPTBot'],
        urls: ['/'],
      }),
    ).toEqual(['/ Googlebot allowed 3 not-set', '/ GPTBot blocked 2 not-set']);
  });

  test('keeps undecodable bytes of the file', () => {
    const bytes = encodeText('User-agent: *\r\nDisallow: /caf\udce9\r\n');
    const [cell] = checkSuite(bytes, suiteOf({ crawlers: ['Googlebot'], urls: ['/caf%E9'] })).cells;
    expect(cell).toMatchObject({ outcome: 'blocked', line: 2, rule: 'Disallow: /caf\udce9' });
  });
});

test('checkSuite agrees with the engine for all crawlers, dialects, locations and answers', () => {
  const path = fc.stringMatching(/^\/[ab*$?]{0,4}$/);
  const rule = fc.tuple(fc.constantFrom('Allow', 'Disallow'), path).map(([field, at]) => `${field}: ${at}`);
  const names = ['*', 'Googlebot', 'GPTBot', 'bingbot', 'Yandex', 'AdsBot-Google'];
  const group = fc.tuple(fc.constantFrom(...names), fc.array(rule, { maxLength: 4 }));
  const file = fc
    .array(group, { maxLength: 5 })
    .map((groups) => groups.map(([name, rules]) => `User-agent: ${name}\n${rules.join('\n')}\n`).join('\n'));
  const url = fc.tuple(fc.constantFrom('', 'https://e.example', 'http://e.example', 'ftp://e.example'), path);
  fc.assert(
    fc.property(
      file,
      fc.array(url, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('own', ...dialects.map(({ id }) => id)),
      fc.constantFrom('', 'https://e.example/robots.txt', 'https://e.example/folder/robots.txt'),
      fc.constantFrom(200, 200, 200, 404, 500),
      fc.subarray(
        crawlers.map(({ id }) => id),
        { minLength: 1, maxLength: 12 },
      ),
      (text, urls, engine, robotsUrl, status, ids) => {
        const answer = { ...PLAIN_ANSWER, final: { kind: 'status', status } as const };
        const written = urls.map((parts) => parts.join(''));
        const suite = suiteOf({ crawlers: ids, urls: written, engine, robotsUrl, answer });
        const { cells } = checkSuite(text, suite);
        let at = 0;
        for (const url of suite.urls) {
          for (const crawler of suite.crawlers) {
            const dialect = dialects.find(({ id }) => id === (engine === 'own' ? crawler.dialect : engine));
            if (dialect === undefined) throw new Error('No such dialect');
            const own = url.origin === null ? '' : `${url.origin}/robots.txt`;
            const place = robotsUrl || own;
            const testedUrl =
              robotsUrl !== '' && url.origin === null ? `https://e.example${url.path}` : url.testedUrl;
            const verdict = decide(parseRobotsTxt(text, dialect), { ...crawler, url: testedUrl });
            const scope = place === '' ? null : applies(place, testedUrl, dialect.fetch.schemes);
            const { outcome, by } = judge(scope, effectOf(answer, dialect.fetch), verdict);
            const needNotObey = ['fetches-for-a-person', 'does-not-obey'].includes(crawler.consultation);
            const hasLine = by === 'rules' && (!needNotObey || outcome === 'disallowed');
            const line = hasLine ? verdict.line : 0;
            const winner = line === 0 ? undefined : verdict.candidates(0, 1)[0]?.rule;
            expect(cells[at++]).toMatchObject({
              outcome: needNotObey ? 'not-applicable' : outcome === 'disallowed' ? 'blocked' : outcome,
              by: needNotObey ? 'crawler' : by,
              line,
              rule:
                winner === undefined
                  ? null
                  : `${winner.type === 'allow' ? 'Allow' : 'Disallow'}: ${winner.written}`,
            });
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});
