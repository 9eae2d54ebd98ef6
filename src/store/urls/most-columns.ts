/** Crawlers that the table of URLs shows at most. */
export const MOST_COLUMNS = 50;
