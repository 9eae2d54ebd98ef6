import type { Crawler } from './crawler';

/**
 * Returns the product tokens of crawlers in alphabetical order, without duplicates: some crawlers share
 * theirs.
 */
export function productTokensOf(crawlers: readonly Crawler[]): readonly string[] {
  const tokens = new Map(crawlers.map(({ productToken }) => [productToken.toLowerCase(), productToken]));
  return [...tokens.values()].sort((a, b) => a.localeCompare(b, 'en'));
}
