import { documented, type FetchRules } from '../fetch-rules';
import { assumedFetchRules } from './assumed';

/**
 * The text of 1994 (robotstxt.org/orig.html) speaks of HTTP only, describes no status, and says one thing that is of use: an empty file is
 * treated as if it were not there, and then all robots are welcome.
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
