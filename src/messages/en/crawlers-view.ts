/** What the view of all crawlers says while it has nothing to list; a part of the first load. */
export const crawlersView = {
  waiting: 'All crawlers are being asked.',
  missing: 'The list of crawlers could not be loaded. If trying again does not help, reload the page.',
  tryAgain: 'Try again',
} as const;
