import { documented, type FetchRules } from '../fetch-rules';
import { assumedFetchRules } from './assumed';

/**
 * The text of 1994 (robotstxt.org/orig.html) covers only HTTP, describes no status, and makes one relevant
 * statement: an empty file is treated as if it were absent, so all robots are welcome.
 */
export const standard1994FetchRules: FetchRules = {
  ...assumedFetchRules,
  statuses: [
    { from: 404, to: 404, ...documented('no-file') },
    { from: 410, to: 410, ...documented('no-file') },
    ...assumedFetchRules.statuses,
  ],
  emptyBody: documented('no-file'),
};
