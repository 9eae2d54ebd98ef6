import { describe, expect, test } from 'vitest';
import { applies, effectOf, type FetchRules, freshnessOf, judge, type ServerAnswer } from '.';
import { bingFetchRules } from './rules/bing';
import { googleFetchRules } from './rules/google';
import { google2020FetchRules } from './rules/google2020';
import { rfc9309FetchRules } from './rules/rfc9309';
import { answering, failure, inShort, status } from './testdata/answers';
import scopeCases from './testdata/scope-cases.json';

const today = (answer: ServerAnswer) => inShort(effectOf(answer, googleFetchRules));
const in2020 = (answer: ServerAnswer) => inShort(effectOf(answer, google2020FetchRules));

/** Returns the outcome of an answer, given the outcome of the rules alone. */
function outcome(
  answer: ServerAnswer,
  byRules: 'allowed' | 'disallowed',
  rules: FetchRules = googleFetchRules,
) {
  return judge(null, effectOf(answer, rules), { outcome: byRules }).outcome;
}

const DAY = 24;

describe('scope', () => {
  test('has all 41 cases', () => expect(scopeCases).toHaveLength(41));

  const title = 'founding statement $item: $robots_url, $url → $expect';
  test.each(scopeCases)(title, ({ robots_url, url, expect: expected }) => {
    const { kind } = applies(robots_url, url, googleFetchRules.schemes);
    expect(kind === 'applies').toBe(expected);
    expect(applies(robots_url, url, rfc9309FetchRules.schemes).kind).toBe(kind);
  });
});

describe('location', () => {
  test.each(['Robots.txt', 'ROBOTS.TXT'])('founding statement 34: /%s is not a robots.txt', (name) => {
    expect(applies(`https://example.com/${name}`, 'https://example.com/', ['https'])).toEqual({
      kind: 'not-a-robots-url',
      why: 'capitals',
      robotsUrl: 'https://example.com/robots.txt',
    });
  });

  test('founding statement 35: the file must be in the top directory', () => {
    expect(applies('https://example.com/pages/robots.txt', 'https://example.com/pages/x', ['https'])).toEqual(
      {
        kind: 'not-a-robots-url',
        why: 'folder',
        robotsUrl: 'https://example.com/robots.txt',
      },
    );
  });

  test("founding statement 36: a file doesn't apply to another protocol or subdomain", () => {
    const file = 'http://example.com/robots.txt';
    expect(applies(file, 'https://example.com/x', null)).toEqual({
      kind: 'other-scheme',
      scheme: 'https',
      robotsUrl: 'https://example.com/robots.txt',
    });
    expect(applies(file, 'http://m.example.com/x', null)).toEqual({
      kind: 'other-host',
      host: 'm.example.com',
      robotsUrl: 'http://m.example.com/robots.txt',
    });
  });
});

describe('fetch', () => {
  // Statement 37 (an unconditional GET) and the anonymous login of 38 concern fetching: the engine makes no
  // requests.
  test('founding statement 38: Google reads robots.txt by FTP', () => {
    const scope = (rules: FetchRules) =>
      applies('ftp://example.com/robots.txt', 'ftp://example.com/x', rules.schemes).kind;
    expect(scope(googleFetchRules)).toBe('applies');
    expect(scope(google2020FetchRules)).toBe('applies');
    expect(scope(bingFetchRules)).toBe('unsupported-scheme');
  });

  test('founding statement 39: gopher is a scheme like any other, but not for Google', () => {
    const scope = (rules: FetchRules) =>
      applies('gopher://example.com/robots.txt', 'gopher://EXAMPLE.com/1x', rules.schemes);
    expect(scope(rfc9309FetchRules)).toEqual({ kind: 'applies', origin: 'gopher://example.com' });
    expect(scope(googleFetchRules)).toEqual({ kind: 'unsupported-scheme', scheme: 'gopher' });
  });
});

describe('status', () => {
  test('founding statement 40: with 2xx the rules decide', () => {
    expect(today(status(200))).toBe('fresh rules success');
    expect(outcome(status(200), 'disallowed')).toBe('disallowed');
    expect(outcome(status(200), 'allowed')).toBe('allowed');
  });

  test('founding statement 41: five redirects are followed, six are a 404', () => {
    expect(outcome(answering({ redirects: 5 }), 'disallowed')).toBe('disallowed');
    expect(outcome(answering({ redirects: 6 }), 'disallowed')).toBe('allowed');
    expect(effectOf(answering({ redirects: 6 }), googleFetchRules).reason).toEqual({
      code: 'too-many-redirects',
      limit: 5,
      redirects: 6,
    });
  });

  test("founding statement 42: a redirect may lead to any address; the engine doesn't receive it", () => {
    expect(today(answering({ redirects: 1 }))).toBe('fresh rules success');
  });

  test('founding statement 43: a page with an HTML redirect is read, not its target', () => {
    const page = answering({ body: 'html', contentType: 'text/html' });
    expect(today(page)).toBe('fresh rules html-body');
    expect(in2020(page)).toBe('fresh rules html-body');
    expect(outcome(page, 'allowed')).toBe('allowed');
  });

  test.each([401, 403, 404, 410, 451])('founding statement 44: %i allows everything', (code) => {
    for (const rules of [googleFetchRules, google2020FetchRules, rfc9309FetchRules]) {
      expect(outcome(status(code), 'disallowed', rules)).toBe('allowed');
    }
  });

  test('founding statement 45: 429 is a temporary full disallow today, a full allow in 2020', () => {
    expect(effectOf(status(429), googleFetchRules)).toMatchObject({
      kind: 'all-disallowed',
      temporary: true,
    });
    expect(in2020(status(429))).toBe('open too-many-requests');
  });

  test('founding statement 46: 500 on day 1 disallows everything', () => {
    expect(outcome(status(500, { errorHours: 1 }), 'allowed')).toBe('disallowed');
    expect(outcome(status(500, { errorHours: DAY }), 'allowed', google2020FetchRules)).toBe('disallowed');
  });

  test('founding statement 47: 503 disallows everything and is retried soon', () => {
    for (const rules of [googleFetchRules, google2020FetchRules]) {
      const effect = effectOf(status(503), rules);
      expect(effect).toMatchObject({
        kind: 'all-disallowed',
        temporary: true,
        reason: { retriedOften: true },
      });
    }
  });

  test('founding statement 48: in 2020, after 500 on day 31 the copy decides, and without one everything is allowed', () => {
    const day31 = { errorHours: 31 * DAY };
    expect(effectOf(status(500, { ...day31, cachedCopy: true }), google2020FetchRules)).toMatchObject({
      kind: 'rules',
      copy: 'cached',
    });
    expect(effectOf(status(500, day31), google2020FetchRules).kind).toBe('all-allowed');
  });

  test('founding statement 49: today, server errors have three phases', () => {
    const copy = { cachedCopy: true };
    const at = (errorHours: number, facts: Partial<ServerAnswer> = {}) =>
      effectOf(status(500, { errorHours, ...facts }), googleFetchRules);
    expect(at(6, copy)).toMatchObject({ kind: 'all-disallowed', temporary: true });
    expect(at(5 * DAY, copy)).toMatchObject({ kind: 'rules', copy: 'cached' });
    expect(at(5 * DAY).kind).toBe('all-allowed');
    expect(at(31 * DAY, copy).kind).toBe('all-allowed');
    expect(at(31 * DAY, { ...copy, siteUp: false })).toMatchObject({
      kind: 'all-disallowed',
      temporary: true,
    });
  });

  test('founding statement 50: a site known to answer 5xx for missing pages is recognised in 2020 only', () => {
    const answer = status(500, { answersErrorsForMissingPages: true });
    expect(in2020(answer)).toBe('open server-error errors-for-missing-pages');
    expect(outcome(answer, 'disallowed')).toBe('disallowed');
    expect(effectOf(answer, googleFetchRules).kind).toBe('all-disallowed');
  });

  test.each(['dns', 'timeout', 'reset', 'invalid-response', 'chunking'] as const)(
    'founding statement 51: %s is a server error',
    (kind) => {
      for (const rules of [googleFetchRules, google2020FetchRules, rfc9309FetchRules]) {
        for (const errorHours of [0, 13, 721]) {
          const { kind: asFailure } = effectOf(failure(kind, { errorHours }), rules);
          expect(asFailure).toBe(effectOf(status(500, { errorHours }), rules).kind);
        }
      }
    },
  );

  test('founding statement 52: incomplete data is a server error', () => {
    expect(today(answering({ body: 'incomplete' }))).toBe(
      'closed for now incomplete-body server-error-stop 0-12',
    );
    expect(in2020(answering({ body: 'incomplete' }))).toBe(
      'closed for now incomplete-body server-error-stop 0-720',
    );
  });
});

describe('redirect', () => {
  test('founding statement 12: a page that redirects raises two questions, judged separately', () => {
    const effect = effectOf(status(200), googleFetchRules);
    expect(judge(null, effect, { outcome: 'allowed' })).toEqual({ outcome: 'allowed', by: 'rules' });
    expect(judge(null, effect, { outcome: 'disallowed' })).toEqual({ outcome: 'disallowed', by: 'rules' });
  });
});

describe('cache', () => {
  const cached = (cacheAge: number, facts: Partial<ServerAnswer> = {}) =>
    freshnessOf(answering({ cachedCopy: true, cacheAge, ...facts }), googleFetchRules);

  test('founding statement 13: a rule younger than 24 hours may not be in force yet', () => {
    expect(cached(0)).toMatchObject({ kind: 'old-copy', remainingHours: 24 });
    expect(cached(24.01)).toMatchObject({ kind: 'expired' });
  });

  test('founding statement 54: a copy of 23 hours may be used', () => {
    expect(cached(23)).toMatchObject({
      kind: 'old-copy',
      ageHours: 23,
      lifetimeHours: 24,
      remainingHours: 1,
    });
  });

  test('founding statement 55: a copy of 3 days is used during 500', () => {
    const final = { kind: 'status', status: 500 } as const;
    const freshness = cached(3 * DAY, { final, errorHours: 2 * DAY });
    expect(freshness).toEqual({ kind: 'kept-during-errors', ageHours: 72, untilHours: 720 });
  });

  test('founding statement 56: one copy may serve several crawlers', () => {
    expect(cached(1)).toMatchObject({ shared: true });
  });

  test('founding statement 57: max-age=3600 means about one hour, a long max-age lengthens the lifetime', () => {
    expect(cached(0.5, { maxAge: 3600 })).toMatchObject({ kind: 'old-copy', lifetimeHours: 1 });
    expect(cached(1.01, { maxAge: 3600 })).toMatchObject({ kind: 'expired', lifetimeHours: 1 });
    expect(cached(47, { maxAge: 172_800 })).toMatchObject({ kind: 'old-copy', lifetimeHours: 48 });
  });
});

describe('encoding and limit', () => {
  test('founding statement 63: no line of a UTF-16 file is read', () => {
    expect(outcome(answering({ body: 'utf-16' }), 'disallowed')).toBe('allowed');
    expect(outcome(answering({ body: 'utf-16' }), 'disallowed', google2020FetchRules)).toBe('allowed');
  });

  test('founding statement 64: the rules of the first 512,000 bytes decide', () => {
    expect(effectOf(answering({ body: 'over-limit' }), googleFetchRules)).toEqual({
      kind: 'rules',
      copy: 'fresh',
      reason: { code: 'over-limit', limitBytes: 512_000 },
      documented: true,
    });
  });

  test('founding statement 65: every dialect sets its own limit', () => {
    const rules: FetchRules = {
      ...googleFetchRules,
      overLimit: { bytes: 100, as: 'read', documented: true },
    };
    expect(effectOf(answering({ body: 'over-limit' }), rules).reason).toEqual({
      code: 'over-limit',
      limitBytes: 100,
    });
    expect(effectOf(answering({ body: 'over-limit' }), bingFetchRules).reason.code).toBe('success');
  });
});
