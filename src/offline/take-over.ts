/** Message from the page that makes a waiting service worker take over. */
export const TAKE_OVER = 'take-over';
