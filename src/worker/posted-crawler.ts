import type { DialectId, Question } from '../engine';

/** The properties of a crawler that the engine needs. */
export interface PostedCrawler {
  readonly productTokens: Question['productTokens'];
  readonly ignoresGlobalGroup: boolean;
  /** The dialect by which it reads robots.txt. */
  readonly dialect: DialectId;
}
