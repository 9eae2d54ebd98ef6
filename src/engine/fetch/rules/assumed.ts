import { assumed, documented, type FetchRules, type ServerErrorRules } from '../fetch-rules';

const serverErrors: ServerErrorRules = {
  phases: [{ untilHours: 720, ...assumed('stop') }],
  afterwards: assumed('copy-else-open'),
  retriedOften: [],
  recognisesErrorPages: false,
};

/**
 * Rules assumed for a crawler whose operator documents nothing: those of RFC 9309, but only for http and
 * https, without a byte limit and without a lifetime of copies.
 */
export const assumedFetchRules: FetchRules = {
  schemes: ['http', 'https'],
  redirects: { limit: 5, beyond: assumed('no-file'), documented: false, otherHostDocumented: false },
  statuses: [
    // Documented by definition: robots.txt exists so that a file that is present and read decides.
    { from: 200, to: 200, ...documented('read') },
    { from: 201, to: 299, ...assumed('read') },
    { from: 300, to: 499, ...assumed('no-file') },
    { from: 500, to: 599, ...assumed(serverErrors) },
  ],
  otherStatuses: assumed(serverErrors),
  networkFailures: assumed(serverErrors),
  incompleteBody: assumed(serverErrors),
  contentTypes: { 'text/html': assumed('read'), other: assumed('read') },
  emptyBody: assumed('no-file'),
  htmlBody: assumed('read'),
  utf16Body: assumed('no-file'),
  overLimit: null,
  cache: { kind: 'not-documented' },
};
