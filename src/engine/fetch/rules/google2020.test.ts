import { describe } from 'vitest';
import { answering, failure, status } from '../testdata/answers';
import { testEffects } from '../testdata/test-table';
import { google2020FetchRules } from './google2020';

const STOP = 'closed for now server-error server-error-stop 0-720';

describe('google2020', () => {
  testEffects(google2020FetchRules, [
    ['NaN', status(Number.NaN), 'closed for now invalid-status server-error-stop 0-720'],
    ['199', status(199), 'closed for now invalid-status server-error-stop 0-720'],
    ['200', status(200), 'fresh rules success'],
    ['204', status(204), 'open empty-body'],
    ['299', status(299), 'fresh rules success'],
    ['300', status(300), 'open redirect-without-target ?'],
    ['399', status(399), 'open redirect-without-target ?'],
    ['400', status(400), 'open client-error'],
    ['401', status(401), 'open client-error'],
    ['403', status(403), 'open client-error'],
    ['429 is a 4xx (C5)', status(429), 'open too-many-requests'],
    ['499', status(499), 'open client-error'],
    ['500', status(500), STOP],
    ['599', status(599), STOP],
    ['600', status(600), 'closed for now invalid-status server-error-stop 0-720'],
    ['hour 12.01 is still a stop (C14)', status(500, { errorHours: 12.01, cachedCopy: true }), STOP],
    ['hour 720', status(500, { errorHours: 720, cachedCopy: true }), STOP],
    [
      'hour 720.01 (C13)',
      status(500, { errorHours: 720.01, cachedCopy: true }),
      'cached rules server-error server-error-copy 720-',
    ],
    [
      'hour 720.01, no copy, site up or down',
      status(500, { errorHours: 720.01, siteUp: false }),
      'open server-error server-error-no-copy 720-',
    ],
    [
      'errors for missing pages (C22)',
      status(500, { answersErrorsForMissingPages: true }),
      'open server-error errors-for-missing-pages',
    ],
    [
      'that applies to 5xx only',
      failure('timeout', { answersErrorsForMissingPages: true }),
      'closed for now network-failure server-error-stop 0-720',
    ],
    [
      'incomplete',
      answering({ body: 'incomplete' }),
      'closed for now incomplete-body server-error-stop 0-720',
    ],
    ['5 redirects', answering({ redirects: 5 }), 'fresh rules success'],
    ['6 redirects', answering({ redirects: 6 }), 'open too-many-redirects'],
    ['over the limit', answering({ body: 'over-limit' }), 'fresh rules over-limit'],
    ['HTML', answering({ body: 'html' }), 'fresh rules html-body'],
    ['UTF-16', answering({ body: 'utf-16' }), 'open utf-16-body'],
  ]);
});
