/** Id of the crawler field: the skip link and Ctrl+K lead there. */
export const CRAWLER_FIELD_ID = 'crawler';
