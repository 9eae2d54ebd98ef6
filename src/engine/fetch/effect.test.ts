import { describe } from 'vitest';
import { googleFetchRules } from './rules/google';
import { pythonFetchRules } from './rules/python';
import { rfc9309FetchRules } from './rules/rfc9309';
import { yandexFetchRules } from './rules/yandex';
import { answering, failure, status } from './testdata/answers';
import { testEffects } from './testdata/test-table';

describe('the first applicable check decides', () => {
  const wrong = { body: 'utf-16', contentType: 'other' } as const;
  testEffects(pythonFetchRules, [
    ['redirects before failures', failure('dns', { redirects: 11 }), 'closed too-many-redirects never-read'],
    ['redirects before statuses', status(404, { redirects: 11 }), 'closed too-many-redirects never-read'],
    ['failures before bodies', failure('dns', wrong), 'fails network-failure'],
    ['statuses before bodies', status(404, wrong), 'open client-error'],
    ['204 before the stated body', status(204, wrong), 'open empty-body'],
    ['bodies before a media type that is read', answering(wrong), 'fails utf-16-body'],
  ]);
});

describe('the first applicable check decides if the dialect checks the media type', () => {
  testEffects(yandexFetchRules, [
    ['statuses before media types', status(404, { contentType: 'other' }), 'open client-error'],
    [
      'cut bodies before media types',
      answering({ body: 'incomplete', contentType: 'other' }),
      'open incomplete-body ?',
    ],
    [
      'media types before sizes',
      answering({ body: 'over-limit', contentType: 'text/html' }),
      'open content-type',
    ],
  ]);
});

describe('an effect is documented only if everything it depends on is', () => {
  testEffects(googleFetchRules, [
    ['body and media type', answering({ body: 'utf-16', contentType: 'text/html' }), 'open utf-16-body'],
    ['not the media type', answering({ body: 'utf-16', contentType: 'other' }), 'open utf-16-body ?'],
    [
      'not the redirect',
      status(500, { redirects: 1, redirectedTo: 'other-host' }),
      'closed for now server-error server-error-stop 0-12 ?',
    ],
    [
      'not the status',
      status(429, { errorHours: 13 }),
      'open too-many-requests server-error-no-copy 12-720 ?',
    ],
  ]);
});

describe('an effect is documented only if its phase is', () => {
  testEffects(rfc9309FetchRules, [
    [
      'within 30 days',
      failure('reset', { errorHours: 720 }),
      'closed for now network-failure server-error-stop 0-720',
    ],
    ['after', failure('reset', { errorHours: 721 }), 'open network-failure server-error-no-copy 720- ?'],
  ]);
});
