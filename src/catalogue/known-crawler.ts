import type { KnownCrawler } from './chosen-crawler';
import type { Crawler } from './crawler';
import { readByParser } from './parser-reads';

/** Prepares a crawler of the catalogue for a question. */
export function knownCrawler(crawler: Crawler, from: KnownCrawler['from']): KnownCrawler {
  const { productToken, aliases, fallbackTokens, ignoresGlobalGroup } = crawler;
  const own = aliases.length > 0 ? [productToken, ...aliases] : productToken;
  return {
    kind: 'known',
    crawler,
    tokens: [own, ...fallbackTokens],
    ignoresGlobalGroup: ignoresGlobalGroup ?? false,
    ...readByParser(productToken),
    from,
  };
}
