import type { DialectId } from '../engine';
import { isPolicyToken } from '../engine/policy-token';
import type { KnownCrawler, OtherCrawler } from './chosen-crawler';
import { consultationOfName } from './consultation';
import type { Consultation, ProductTokens } from './crawler';
import { dialectOf } from './dialect-of';

/** A crawler in the form that the engine accepts. */
export interface TestedCrawler {
  readonly productTokens: ProductTokens;
  readonly ignoresGlobalGroup: boolean;
  readonly dialect: DialectId;
  /** Role of robots.txt for the crawler; `unknown` if it isn't in the catalogue, which counts as `asks`. */
  readonly consultation: Consultation | 'unknown';
}

/** Converts a crawler to the form that the engine accepts. Groups for `*` aren't for policy tokens. */
export function testedCrawler(chosen: KnownCrawler | OtherCrawler): TestedCrawler {
  return {
    productTokens: chosen.tokens,
    ignoresGlobalGroup: chosen.kind === 'known' ? chosen.ignoresGlobalGroup : isPolicyToken(chosen.token),
    dialect: dialectOf(chosen).id,
    consultation: consultationOfName(chosen) ?? 'unknown',
  };
}
