/**
 * Ids of the crawlers that site owners look for first. Googlebot and Bingbot lead. The others are those that the most robots.txt files name, at
 * least 2.5 % of mobile sites in the Web Almanac 2025 (HTTP Archive, July 2025), the most named first; read on 2026-11-23 in
 * https://almanac.httparchive.org/en/2025/seo#robotstxt-user-agent-usage.
 */
export const wellKnownIds: readonly string[] = [
  'googlebot',
  'bingbot',
  'adsbot-google',
  'ahrefsbot',
  'mj12bot',
  'dotbot',
  'nutch',
  'adsbot-google-mobile',
  'petalbot',
  'pinterestbot',
  'ahrefssiteaudit',
  'gptbot',
  'claudebot',
  'ccbot',
  'semrushbot',
  'amazonbot',
  'google-extended',
  'perplexitybot',
  'chatgpt-user',
  'facebookbot',
  'meta-externalagent',
];
