import type { KnownCrawler } from './chosen-crawler';
import type { CatalogueCrawler } from './crawler';
import { readByParser } from './parser-reads';

/** Prepares a crawler of the catalogue for a question. */
export function knownCrawler(crawler: CatalogueCrawler, from: KnownCrawler['from']): KnownCrawler {
  const { productToken, aliases, fallbackTokens, ignoresGlobalGroup, readsOwnName } = crawler;
  const named = aliases.length > 0 ? [productToken, ...aliases] : productToken;
  // Without names, so that other names still count as fallbacks.
  const own = readsOwnName === false ? [] : named;
  return {
    kind: 'known',
    crawler,
    tokens: [own, ...fallbackTokens],
    ignoresGlobalGroup: ignoresGlobalGroup ?? false,
    ...readByParser(productToken),
    from,
  };
}
