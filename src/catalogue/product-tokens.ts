import type { CatalogueCrawler } from './crawler';

/**
 * Returns the product tokens of crawlers in alphabetical order, without duplicates: some crawlers share
 * theirs. Without those that mean nothing to their crawler.
 */
export function productTokensOf(crawlers: readonly CatalogueCrawler[]): readonly string[] {
  const read = crawlers.filter(({ readsOwnName }) => readsOwnName !== false);
  const tokens = new Map(read.map(({ productToken }) => [productToken.toLowerCase(), productToken]));
  return [...tokens.values()].sort((a, b) => a.localeCompare(b, 'en'));
}
