import { documented, type FetchRules } from '../fetch-rules';

/**
 * `urllib.robotparser` of CPython 3.11, measured (testdata/python-answers.json). `read()` turns 401 and 403
 * into "disallow all" and other 4xx into "allow all". It swallows every other HTTPError without marking the
 * file as read, after which `can_fetch()` returns False: 5xx, 3xx that aren't followed, the eleventh redirect
 * (urllib.request follows ten), a final 1xx, 600 to 999. Errors that aren't an HTTPError reach the caller:
 * failed connections, a body that is cut off, bytes that aren't UTF-8. The media type and the size aren't
 * checked.
 */
export const pythonFetchRules: FetchRules = {
  schemes: ['http', 'https', 'ftp', 'file'],
  redirects: { limit: 10, beyond: documented('never-read'), documented: true, otherHostDocumented: true },
  statuses: [
    // After a 100, http.client waits for another response. Here there is no other.
    { from: 100, to: 100, ...documented('fails') },
    { from: 101, to: 199, ...documented('never-read') },
    { from: 200, to: 299, ...documented('read') },
    { from: 300, to: 399, ...documented('never-read') },
    { from: 401, to: 401, ...documented('forbidden') },
    { from: 403, to: 403, ...documented('forbidden') },
    { from: 400, to: 499, ...documented('no-file') },
    { from: 500, to: 999, ...documented('never-read') },
  ],
  otherStatuses: documented('fails'),
  networkFailures: documented('fails'),
  incompleteBody: documented('fails'),
  contentTypes: { 'text/html': documented('read'), other: documented('read') },
  emptyBody: documented('no-file'),
  htmlBody: documented('read'),
  utf16Body: documented('fails'),
  overLimit: null,
  cache: { kind: 'run' },
};
