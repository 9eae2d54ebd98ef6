import type { Crawler } from './crawler';

/** The names by which robots.txt calls crawlers: each once, for some crawlers share theirs, in the order of the alphabet. */
export function productTokensOf(crawlers: readonly Crawler[]): readonly string[] {
  const tokens = new Map(crawlers.map(({ productToken }) => [productToken.toLowerCase(), productToken]));
  return [...tokens.values()].sort((a, b) => a.localeCompare(b, 'en'));
}
