/** Shown if the page's script can't be loaded, or stops before it shows anything. */
export const pageNotStarted =
  "The page couldn't be started. Your saved texts are safe. Check your connection, then reload the page.";

/** Shown if the browser lacks one of the features in `src/app/needed-features.ts`. docs/browsers.md has the same versions. */
export const browserTooOld =
  'This browser is too old for this page. It needs Chrome or Edge 126, Firefox 126, Safari 18, or a later version.';
