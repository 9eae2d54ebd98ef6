/** Name of the embed page's worker that makes the overview. */
export const OVERVIEW_WORKER = 'robots.txt overview';
