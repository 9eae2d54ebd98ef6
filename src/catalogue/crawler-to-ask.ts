import type { DialectId } from '../engine';
import type { KnownCrawler, OtherCrawler } from './asked-crawler';
import type { ProductTokens } from './crawler';
import { dialectOf } from './dialect-of';

/** A crawler as the engine is asked about it. */
interface CrawlerToAsk {
  readonly productTokens: ProductTokens;
  readonly ignoresGlobalGroup: boolean;
  /** The dialect by which it reads. */
  readonly dialect: DialectId;
}

/** What the engine needs to know of a crawler that was read. */
export function crawlerToAsk(asked: KnownCrawler | OtherCrawler): CrawlerToAsk {
  return {
    productTokens: asked.tokens,
    ignoresGlobalGroup: asked.kind === 'known' && asked.ignoresGlobalGroup,
    dialect: dialectOf(asked).id,
  };
}
