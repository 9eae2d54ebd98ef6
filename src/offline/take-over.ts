/** What a page says to a service worker that waits, so that it takes over. */
export const TAKE_OVER = 'take-over';
