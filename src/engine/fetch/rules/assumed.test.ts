import { describe, expect, test } from 'vitest';
import { effectOf, type FetchRules, type ServerAnswer } from '..';
import { answering, failure, status } from '../testdata/answers';
import { testEffects } from '../testdata/test-table';
import { assumedFetchRules } from './assumed';
import { bingFetchRules } from './bing';
import { rfc9309FetchRules } from './rfc9309';
import { standard1994FetchRules } from './standard1994';

const answers: readonly ServerAnswer[] = [
  ...[-1, 100, 199, 200, 204, 299, 300, 304, 399, 400, 401, 403, 404, 410, 429, 451, 499].map((code) =>
    status(code),
  ),
  ...[500, 503, 599].flatMap((code) =>
    [0, 12, 12.01, 720, 720.01].flatMap((errorHours) => [
      status(code, { errorHours }),
      status(code, { errorHours, cachedCopy: true }),
    ]),
  ),
  ...(['dns', 'timeout', 'reset', 'invalid-response', 'chunking'] as const).map((kind) => failure(kind)),
  ...[1, 5, 6, 10_000].map((redirects) => answering({ redirects })),
  ...(['incomplete', 'empty', 'html', 'utf-16'] as const).map((body) => answering({ body })),
];

describe.each<[string, FetchRules]>([
  ['bing', bingFetchRules],
  ['standard1994', standard1994FetchRules],
  ['a dialect without documentation', assumedFetchRules],
])('%s behaves as rfc9309 requires', (_name, rules) => {
  test.each(answers)('%j', (answer) => {
    const { documented: _ours, ...effect } = effectOf(answer, rules);
    const { documented: _theirs, ...standard } = effectOf(answer, rfc9309FetchRules);
    expect(effect).toEqual(standard);
  });
});

describe('bing documents', () => {
  testEffects(bingFetchRules, [
    ['200', status(200), 'fresh rules success'],
    ['404', status(404), 'open client-error'],
    ['410', status(410), 'open client-error'],
    ['not 201', status(201), 'fresh rules success ?'],
    ['not 403', status(403), 'open client-error ?'],
    ['not 429', status(429), 'open too-many-requests ?'],
    ['not 503', status(503), 'closed for now server-error server-error-stop 0-720 ?'],
    [
      'not the copy',
      status(503, { errorHours: 721, cachedCopy: true }),
      'cached rules server-error server-error-copy 720- ?',
    ],
    ['not 600', status(600), 'closed for now invalid-status server-error-stop 0-720 ?'],
    ['not timeouts', failure('timeout'), 'closed for now network-failure server-error-stop 0-720 ?'],
    ['not redirects', answering({ redirects: 1 }), 'fresh rules success ?'],
    [
      'not the target of redirects',
      status(404, { redirects: 1, redirectedTo: 'other-host' }),
      'open client-error ?',
    ],
    ['not too many redirects', answering({ redirects: 6 }), 'open too-many-redirects ?'],
    ['not empty files', answering({ body: 'empty' }), 'open empty-body ?'],
    ['not HTML', answering({ body: 'html' }), 'fresh rules html-body ?'],
    ['not UTF-16', answering({ body: 'utf-16' }), 'open utf-16-body ?'],
    [
      'not cut files',
      answering({ body: 'incomplete' }),
      'closed for now incomplete-body server-error-stop 0-720 ?',
    ],
    ['not media types', answering({ contentType: 'text/html' }), 'fresh rules content-type ?'],
    ['no limit', answering({ body: 'over-limit' }), 'fresh rules success'],
    ['-1 redirects are none', answering({ redirects: -1 }), 'fresh rules success'],
  ]);
});

describe('standard1994 documents', () => {
  testEffects(standard1994FetchRules, [
    ['200', status(200), 'fresh rules success'],
    ['404', status(404), 'open client-error'],
    ['410', status(410), 'open client-error'],
    ['empty files', answering({ body: 'empty' }), 'open empty-body'],
    ['204 is empty, but not 200', status(204), 'open empty-body ?'],
    ['not 401', status(401), 'open client-error ?'],
    ['not 403', status(403), 'open client-error ?'],
    ['not 429', status(429), 'open too-many-requests ?'],
    ['not 500', status(500), 'closed for now server-error server-error-stop 0-720 ?'],
    ['not 300', status(300), 'open redirect-without-target ?'],
    ['not DNS', failure('dns'), 'closed for now network-failure server-error-stop 0-720 ?'],
    ['not redirects', answering({ redirects: 1 }), 'fresh rules success ?'],
    ['not too many redirects', answering({ redirects: 6 }), 'open too-many-redirects ?'],
    ['not HTML', answering({ body: 'html' }), 'fresh rules html-body ?'],
    ['no limit', answering({ body: 'over-limit' }), 'fresh rules success'],
    [
      'not a limit in text/html',
      answering({ body: 'over-limit', contentType: 'text/html' }),
      'fresh rules content-type ?',
    ],
    ['not NaN', status(Number.NaN), 'closed for now invalid-status server-error-stop 0-720 ?'],
    ['not UTF-16', answering({ body: 'utf-16' }), 'open utf-16-body ?'],
    [
      'not cut files',
      answering({ body: 'incomplete' }),
      'closed for now incomplete-body server-error-stop 0-720 ?',
    ],
    ['not 299', status(299), 'fresh rules success ?'],
  ]);
});
