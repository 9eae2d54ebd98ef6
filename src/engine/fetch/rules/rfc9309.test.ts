import { describe } from 'vitest';
import { answering, failure, status } from '../testdata/answers';
import { testEffects } from '../testdata/test-table';
import { rfc9309FetchRules } from './rfc9309';

const STOP = 'closed for now server-error server-error-stop 0-720';

describe('rfc9309', () => {
  testEffects(rfc9309FetchRules, [
    ['-1', status(-1), 'closed for now invalid-status server-error-stop 0-720 ?'],
    ['199', status(199), 'closed for now invalid-status server-error-stop 0-720 ?'],
    ['200', status(200), 'fresh rules success'],
    ['204', status(204), 'open empty-body'],
    ['299', status(299), 'fresh rules success'],
    ['304', status(304), 'open redirect-without-target ?'],
    ['400', status(400), 'open client-error'],
    ['401', status(401), 'open client-error'],
    ['403', status(403), 'open client-error'],
    ['429 is a 4xx', status(429), 'open too-many-requests'],
    ['499', status(499), 'open client-error'],
    ['500', status(500), STOP],
    ['599', status(599), STOP],
    ['600', status(600), 'closed for now invalid-status server-error-stop 0-720 ?'],
    ['hour 12.01', status(503, { errorHours: 12.01, cachedCopy: true }), STOP],
    ['hour 720', status(503, { errorHours: 720 }), STOP],
    [
      'hour 720.01: its choice',
      status(503, { errorHours: 720.01, cachedCopy: true }),
      'cached rules server-error server-error-copy 720- ?',
    ],
    [
      'hour 720.01, no copy',
      status(503, { errorHours: 720.01 }),
      'open server-error server-error-no-copy 720- ?',
    ],
    ['DNS', failure('dns'), 'closed for now network-failure server-error-stop 0-720'],
    ['5 redirects', answering({ redirects: 5 }), 'fresh rules success'],
    ['across hosts', answering({ redirects: 5, redirectedTo: 'other-host' }), 'fresh rules success'],
    ['6 redirects', answering({ redirects: 6 }), 'open too-many-redirects'],
    [
      'incomplete',
      answering({ body: 'incomplete' }),
      'closed for now incomplete-body server-error-stop 0-720 ?',
    ],
    ['empty', answering({ body: 'empty' }), 'open empty-body'],
    ['HTML', answering({ body: 'html' }), 'fresh rules html-body ?'],
    ['text/html', answering({ contentType: 'text/html' }), 'fresh rules content-type ?'],
    ['over the limit', answering({ body: 'over-limit' }), 'fresh rules over-limit ?'],
    ['UTF-16', answering({ body: 'utf-16' }), 'open utf-16-body ?'],
  ]);
});
