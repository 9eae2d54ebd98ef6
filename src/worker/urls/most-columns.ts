/** Crawlers that the table of URLs shows at most, and that are compared. */
export const MOST_COLUMNS = 50;
