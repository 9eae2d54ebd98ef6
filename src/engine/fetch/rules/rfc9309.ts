import { assumed, documented, type FetchRules, type ServerErrorRules } from '../fetch-rules';

/**
 * RFC 9309 section 2.3.1.4. The 30 days are its example of "a reasonably long period". After them, the
 * crawler may use its copy or treat the file as unavailable, so the phase `afterwards` is assumed.
 */
const serverErrors: ServerErrorRules = {
  phases: [{ untilHours: 720, ...documented('stop') }],
  afterwards: assumed('copy-else-open'),
  retriedOften: [],
  recognisesErrorPages: false,
};

/**
 * RFC 9309, sections 2.3 (place, text/plain, UTF-8), 2.3.1 (results of the access), 2.4 (caching), 2.5
 * (limits). It treats 429 like any 4xx. A limit must be at least 500 KiB; that minimum is assumed.
 */
export const rfc9309FetchRules: FetchRules = {
  schemes: null,
  redirects: { limit: 5, beyond: documented('no-file'), documented: true, otherHostDocumented: true },
  statuses: [
    { from: 200, to: 299, ...documented('read') },
    { from: 300, to: 399, ...assumed('no-file') },
    { from: 400, to: 499, ...documented('no-file') },
    { from: 500, to: 599, ...documented(serverErrors) },
  ],
  // RFC 9110 section 15 says to treat statuses above 599 this way.
  otherStatuses: assumed(serverErrors),
  networkFailures: documented(serverErrors),
  incompleteBody: assumed(serverErrors),
  contentTypes: { 'text/html': assumed('read'), other: assumed('read') },
  emptyBody: documented('no-file'),
  htmlBody: assumed('read'),
  utf16Body: assumed('no-file'),
  overLimit: { bytes: 512_000, ...assumed('read') },
  cache: { kind: 'hours', hours: 24, maxAge: 'shortens', shared: false },
};
