import { describe, expect, test } from 'vitest';
import { effectOf } from '..';
import { answering, failure, status } from '../testdata/answers';
import { testEffects } from '../testdata/test-table';
import { googleFetchRules } from './google';

const STOP = 'closed for now server-error server-error-stop 0-12';
const COPY = 'cached rules server-error server-error-copy 12-720';
const NO_COPY = 'open server-error server-error-no-copy 12-720';
const SITE_UP = 'open server-error long-error-site-up 720';
const SITE_DOWN = 'closed for now server-error long-error-site-down 720';

describe('google, statuses', () => {
  testEffects(googleFetchRules, [
    ['-1', status(-1), 'closed for now invalid-status server-error-stop 0-12'],
    ['NaN', status(Number.NaN), 'closed for now invalid-status server-error-stop 0-12'],
    ['404.5', status(404.5), 'closed for now invalid-status server-error-stop 0-12'],
    ['0', status(0), 'closed for now invalid-status server-error-stop 0-12'],
    ['100', status(100), 'closed for now invalid-status server-error-stop 0-12'],
    ['199', status(199), 'closed for now invalid-status server-error-stop 0-12'],
    ['200', status(200), 'fresh rules success'],
    ['204 has no body', status(204), 'open empty-body'],
    ['204 has no body even if one is stated', status(204, { body: 'html' }), 'open empty-body'],
    ['206', status(206), 'fresh rules success'],
    ['299', status(299), 'fresh rules success'],
    ['300', status(300), 'open redirect-without-target ?'],
    ['304', status(304), 'open redirect-without-target ?'],
    ['399', status(399), 'open redirect-without-target ?'],
    ['400', status(400), 'open client-error'],
    ['401', status(401), 'open client-error'],
    ['403', status(403), 'open client-error'],
    ['404', status(404), 'open client-error'],
    ['410', status(410), 'open client-error'],
    ['428', status(428), 'open client-error'],
    ['429', status(429), 'closed for now too-many-requests server-error-stop 0-12 ?'],
    ['430', status(430), 'open client-error'],
    ['451', status(451), 'open client-error'],
    ['499', status(499), 'open client-error'],
    ['500', status(500), STOP],
    ['503', status(503), STOP],
    ['599', status(599), STOP],
    ['600', status(600), 'closed for now invalid-status server-error-stop 0-12'],
    ['999', status(999), 'closed for now invalid-status server-error-stop 0-12'],
  ]);
});

describe('google, hours of server errors', () => {
  const copy = { cachedCopy: true };
  testEffects(googleFetchRules, [
    ['NaN counts as 0', status(500, { errorHours: Number.NaN }), STOP],
    ['-1 counts as 0', status(500, { errorHours: -1 }), STOP],
    ['0', status(500, { errorHours: 0, ...copy }), STOP],
    ['11.99', status(500, { errorHours: 11.99, ...copy }), STOP],
    ['12', status(500, { errorHours: 12, ...copy }), STOP],
    ['12.01', status(500, { errorHours: 12.01, ...copy }), COPY],
    ['12.01, no copy', status(500, { errorHours: 12.01 }), NO_COPY],
    ['720', status(500, { errorHours: 720, ...copy }), COPY],
    ['720, no copy', status(500, { errorHours: 720 }), NO_COPY],
    ['720.01: the copy no longer counts', status(500, { errorHours: 720.01, ...copy }), SITE_UP],
    ['720.01, site down', status(500, { errorHours: 720.01, siteUp: false, ...copy }), SITE_DOWN],
    ['infinite hours', status(500, { errorHours: Number.POSITIVE_INFINITY }), SITE_UP],
    ['the site matters only after 30 days', status(500, { errorHours: 720, siteUp: false }), NO_COPY],
    [
      '429 goes through the same phases',
      status(429, { errorHours: 13, ...copy }),
      'cached rules too-many-requests server-error-copy 12-720 ?',
    ],
    [
      'errors for missing pages are no longer recognised (C22)',
      status(500, { answersErrorsForMissingPages: true }),
      STOP,
    ],
  ]);

  test('reports the next phase, and that 503 is retried often', () => {
    expect(effectOf(status(503), googleFetchRules)).toEqual({
      kind: 'all-disallowed',
      temporary: true,
      reason: {
        code: 'server-error-stop',
        cause: { code: 'server-error', status: 503 },
        sinceHours: 0,
        untilHours: 12,
        next: 'copy-else-open',
        retriedOften: true,
      },
      documented: true,
    });
    expect(effectOf(status(500), googleFetchRules).reason).toMatchObject({ retriedOften: false });
  });
});

describe('google, failures, redirects and bodies', () => {
  testEffects(googleFetchRules, [
    ['timeout', failure('timeout'), 'closed for now network-failure server-error-stop 0-12'],
    ['reset', failure('reset'), 'closed for now network-failure server-error-stop 0-12'],
    [
      'DNS on day 5',
      failure('dns', { errorHours: 120, cachedCopy: true }),
      'cached rules network-failure server-error-copy 12-720',
    ],
    ['5 redirects', answering({ redirects: 5 }), 'fresh rules success'],
    ['5.9 redirects are 5', answering({ redirects: 5.9 }), 'fresh rules success'],
    ['6 redirects', answering({ redirects: 6 }), 'open too-many-redirects'],
    ['10,000 redirects', answering({ redirects: 10_000 }), 'open too-many-redirects'],
    ['to another host', answering({ redirects: 1, redirectedTo: 'other-host' }), 'fresh rules success ?'],
    ['another host without a redirect', answering({ redirectedTo: 'other-host' }), 'fresh rules success'],
    [
      'a 404 on another host',
      status(404, { redirects: 1, redirectedTo: 'other-host' }),
      'open client-error ?',
    ],
    [
      'incomplete',
      answering({ body: 'incomplete' }),
      'closed for now incomplete-body server-error-stop 0-12',
    ],
    ['empty', answering({ body: 'empty' }), 'open empty-body'],
    ['HTML', answering({ body: 'html', contentType: 'text/html' }), 'fresh rules html-body'],
    ['text as text/html', answering({ contentType: 'text/html' }), 'fresh rules content-type'],
    ['text as application/pdf', answering({ contentType: 'other' }), 'fresh rules content-type ?'],
    ['over the limit', answering({ body: 'over-limit' }), 'fresh rules over-limit'],
    ['UTF-16', answering({ body: 'utf-16' }), 'open utf-16-body'],
  ]);
});
