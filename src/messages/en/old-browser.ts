/** Shown if the browser lacks one of the features in `src/app/needed-features.ts`. docs/browsers.md has the same versions. */
export const browserTooOld =
  'This browser is too old for this page. It needs Chrome or Edge 126, Firefox 126, Safari 18, or a later version.';
