import { assumed, documented, type FetchRules, type ServerErrorRules } from '../fetch-rules';
import { googleFetchRules } from './google';

/** Full disallow, limited only by the 30 days (contradictions C13, C14, C22 of the founding documents). */
const serverErrors: ServerErrorRules = {
  phases: [{ untilHours: 720, ...documented('stop') }],
  afterwards: documented('copy-else-open'),
  retriedOften: [503],
  recognisesErrorPages: true,
};

/**
 * Google's page of 2020-01-29 (seeds S2 and S4, "Handling HTTP result codes", "File format"). All 4xx are
 * treated alike, including 429 (C5). The rest is what Google says today.
 */
export const google2020FetchRules: FetchRules = {
  ...googleFetchRules,
  statuses: [
    { from: 200, to: 299, ...documented('read') },
    { from: 300, to: 399, ...assumed('no-file') },
    { from: 400, to: 499, ...documented('no-file') },
    { from: 500, to: 599, ...documented(serverErrors) },
  ],
  otherStatuses: documented(serverErrors),
  networkFailures: documented(serverErrors),
  incompleteBody: documented(serverErrors),
};
