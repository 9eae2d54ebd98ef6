/** The oldest browsers that run the pages (docs/browsers.md), so that styles they all know are left as they are. */
export const cssTarget = ['chrome126', 'firefox126', 'safari18'];
