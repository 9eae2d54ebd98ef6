import { documented, type FetchRules } from '../fetch-rules';
import { assumedFetchRules } from './assumed';

/**
 * Bing documents one case: if the file is missing, the whole sub-domain may be crawled
 * (blogs.bing.com/webmaster, 2012-05-03).
 */
export const bingFetchRules: FetchRules = {
  ...assumedFetchRules,
  statuses: [
    { from: 404, to: 404, ...documented('no-file') },
    { from: 410, to: 410, ...documented('no-file') },
    ...assumedFetchRules.statuses,
  ],
};
