/** Ids of the crawlers that site owners ask about, in this order: search engines, and those of the best-known AI. */
export const askedAboutIds: readonly string[] = [
  'googlebot',
  'bingbot',
  'gptbot',
  'claudebot',
  'ccbot',
  'google-extended',
  'perplexitybot',
];
