import { assumed, documented, type FetchRules, type ServerErrorRules } from '../fetch-rules';

/** Full disallow, limited only by the 30 days (contradictions C13, C14, C22 of the founding documents). */
const serverErrors: ServerErrorRules = {
  phases: [{ untilHours: 720, ...documented('stop') }],
  afterwards: documented('copy-else-open'),
  retriedOften: [503],
  recognisesErrorPages: true,
};

/**
 * Google's page of 2020-01-29 (seeds S2 and S4, "Handling HTTP result codes", "File format"). All 4xx are
 * treated alike, including 429 (C5).
 */
export const google2020FetchRules: FetchRules = {
  schemes: ['http', 'https', 'ftp'],
  redirects: { limit: 5, beyond: documented('no-file'), documented: true, otherHostDocumented: false },
  statuses: [
    { from: 200, to: 299, ...documented('read') },
    { from: 300, to: 399, ...assumed('no-file') },
    { from: 400, to: 499, ...documented('no-file') },
    { from: 500, to: 599, ...documented(serverErrors) },
  ],
  otherStatuses: documented(serverErrors),
  networkFailures: documented(serverErrors),
  incompleteBody: documented(serverErrors),
  contentTypes: { 'text/html': documented('read'), other: assumed('read') },
  emptyBody: documented('no-file'),
  htmlBody: documented('read'),
  utf16Body: documented('no-file'),
  overLimit: { bytes: 512_000, ...documented('read') },
  cache: { kind: 'hours', hours: 24, maxAge: 'replaces', shared: true },
};
