/** Id of the crawler field. The skip link and Ctrl+K focus it. */
export const CRAWLER_FIELD_ID = 'crawler';
