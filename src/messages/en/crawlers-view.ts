/** What the view of all crawlers says while it has nothing to list; a part of the first load. */
export const crawlersView = {
  waiting: 'Testing all crawlers.',
  missing: "The list of crawlers couldn't be loaded. Try again. If that doesn't help, reload the page.",
  tryAgain: 'Try again',
} as const;
