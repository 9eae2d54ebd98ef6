import { describe } from 'vitest';
import { answering, failure, status } from '../testdata/answers';
import { testEffects } from '../testdata/test-table';
import { yandexFetchRules } from './yandex';

describe('yandex: anything but a text file of up to 500 KB with status 200 allows everything', () => {
  testEffects(yandexFetchRules, [
    ['NaN', status(Number.NaN), 'open invalid-status'],
    ['-1', status(-1), 'open invalid-status'],
    ['199', status(199), 'open invalid-status'],
    ['200', status(200), 'fresh rules success'],
    ['201', status(201), 'open unread-success'],
    ['204', status(204), 'open unread-success'],
    ['299', status(299), 'open unread-success'],
    ['300', status(300), 'open redirect-without-target'],
    ['304', status(304), 'open redirect-without-target'],
    ['401', status(401), 'open client-error'],
    ['403', status(403), 'open client-error'],
    ['404', status(404), 'open client-error'],
    ['429', status(429), 'open too-many-requests'],
    ['500', status(500), 'open server-error'],
    ['503', status(503, { errorHours: 1, cachedCopy: true }), 'open server-error'],
    ['599', status(599), 'open server-error'],
    ['600', status(600), 'open invalid-status'],
    ['timeout', failure('timeout'), 'open network-failure ?'],
    ['5 redirects', answering({ redirects: 5 }), 'fresh rules success'],
    ['to another site', answering({ redirects: 1, redirectedTo: 'other-host' }), 'fresh rules success'],
    ['6 redirects', answering({ redirects: 6 }), 'open too-many-redirects ?'],
    ['over the limit', answering({ body: 'over-limit' }), 'open over-limit'],
    ['empty', answering({ body: 'empty' }), 'open empty-body'],
    ['incomplete', answering({ body: 'incomplete' }), 'open incomplete-body ?'],
    ['text/html', answering({ contentType: 'text/html' }), 'open content-type'],
    ['application/pdf', answering({ contentType: 'other' }), 'open content-type'],
    [
      'the media type is checked before the body',
      answering({ contentType: 'other', body: 'html' }),
      'open content-type',
    ],
    ['HTML as text/plain', answering({ body: 'html' }), 'open html-body ?'],
    ['UTF-16', answering({ body: 'utf-16' }), 'open utf-16-body ?'],
  ]);
});
