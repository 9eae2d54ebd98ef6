import type { DialectId } from '../engine';
import type { KnownCrawler, OtherCrawler } from './chosen-crawler';
import type { ProductTokens } from './crawler';
import { dialectOf } from './dialect-of';

/** A crawler as the engine is asked about it. */
interface TestedCrawler {
  readonly productTokens: ProductTokens;
  readonly ignoresGlobalGroup: boolean;
  /** The dialect by which it reads. */
  readonly dialect: DialectId;
}

/** What the engine needs to know of a crawler that was read. */
export function testedCrawler(chosen: KnownCrawler | OtherCrawler): TestedCrawler {
  return {
    productTokens: chosen.tokens,
    ignoresGlobalGroup: chosen.kind === 'known' && chosen.ignoresGlobalGroup,
    dialect: dialectOf(chosen).id,
  };
}
