/** Shown in the Crawlers view while its list loads, or if it couldn't be loaded. */
export const crawlersView = {
  waiting: 'Testing all crawlers.',
  missing: "The list of crawlers couldn't be loaded. Try again. If that doesn't help, reload the page.",
  tryAgain: 'Try again',
} as const;
