/** Maximum number of crawlers shown in the table of URLs and compared. */
export const MOST_COLUMNS = 50;
