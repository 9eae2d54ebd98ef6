/** Shown if the page's script can't be loaded, or stops before it shows anything. */
export const pageNotStarted =
  "The page couldn't be started: not all of its files could be loaded. Your saved texts are safe. Check your connection, then reload the page. If that doesn't help, its host may be putting up a new version: try again in ten minutes.";

/** Shown in place of an embedded example whose files can't be loaded, even from the newest page. */
export const embedNotStarted =
  "This example couldn't be started: not all of its files could be loaded. Its host may be putting up a new version: reload the page in ten minutes.";

/** Shown if the browser lacks one of the features in `src/app/needed-features.ts`. docs/browsers.md has the same versions. */
export const browserTooOld =
  'This browser is too old for this page. It needs Chrome or Edge 126, Firefox 126, Safari 18, or a later version.';
