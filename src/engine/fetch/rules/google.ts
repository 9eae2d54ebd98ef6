import { assumed, documented, type FetchRules, type ServerErrorRules } from '../fetch-rules';

/**
 * The three phases described in founding document S3, with the cases from Google's current page. The 30 days (720
 * hours) count from the first error, not from the end of the first 12 hours.
 */
const serverErrors: ServerErrorRules = {
  phases: [
    { untilHours: 12, ...documented('stop') },
    { untilHours: 720, ...documented('copy-else-open') },
  ],
  afterwards: documented('open-if-site-up'),
  retriedOften: [503],
  recognisesErrorPages: false,
};

/**
 * Google today (developers.google.com/crawling/docs/robots-txt/robots-txt-spec, 2025 and 2026, "Handling of
 * errors and HTTP status codes", "Caching", "File format"). Not stated there: the effect of 429 (it is only
 * excepted from the other 4xx), 3xx without a target, redirects to another host, media types beyond "HTML is
 * searched for rules".
 */
export const googleFetchRules: FetchRules = {
  schemes: ['http', 'https', 'ftp'],
  redirects: { limit: 5, beyond: documented('no-file'), documented: true, otherHostDocumented: false },
  statuses: [
    { from: 200, to: 299, ...documented('read') },
    { from: 300, to: 399, ...assumed('no-file') },
    { from: 429, to: 429, ...assumed(serverErrors) },
    { from: 400, to: 499, ...documented('no-file') },
    { from: 500, to: 599, ...documented(serverErrors) },
  ],
  // The page lists "Invalid responses" with other errors that count as server errors.
  otherStatuses: documented(serverErrors),
  networkFailures: documented(serverErrors),
  // "Interrupted connections"; founding document S2: "incomplete data".
  incompleteBody: documented(serverErrors),
  contentTypes: { 'text/html': documented('read'), other: assumed('read') },
  emptyBody: documented('no-file'),
  htmlBody: documented('read'),
  utf16Body: documented('no-file'),
  overLimit: { bytes: 512_000, ...documented('read') },
  cache: { kind: 'hours', hours: 24, maxAge: 'replaces', shared: true },
};
