import { assumed, documented, type FetchRules } from '../fetch-rules';

/**
 * Yandex (yandex.com/support/webmaster/controlling-robot/robots-txt.html, "Requirements"): the file must have
 * at most 500 KB, be a text file, and be answered with 200; otherwise everything may be crawled. A redirect
 * to another site's file is followed. Not stated: the number of redirects, whether failures to connect count
 * as "otherwise", how a text file is recognised apart from its media type, whether a KB is 1000 or 1024
 * bytes. The file is loaded at the start of a session (Yandex's help of 2009).
 */
export const yandexFetchRules: FetchRules = {
  schemes: ['http', 'https'],
  redirects: { limit: 5, beyond: assumed('no-file'), documented: true, otherHostDocumented: true },
  statuses: [
    { from: 200, to: 200, ...documented('read') },
    { from: 100, to: 599, ...documented('no-file') },
  ],
  otherStatuses: documented('no-file'),
  networkFailures: assumed('no-file'),
  incompleteBody: assumed('no-file'),
  contentTypes: { 'text/html': documented('no-file'), other: documented('no-file') },
  emptyBody: documented('no-file'),
  htmlBody: assumed('no-file'),
  utf16Body: assumed('no-file'),
  overLimit: { bytes: 512_000, ...documented('no-file') },
  cache: { kind: 'session' },
};
