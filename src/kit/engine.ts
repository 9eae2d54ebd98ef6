/**
 * The package's main entry point: reads a robots.txt, and answers whether a crawler may fetch a URL. Pure functions, which make no requests.
 */
export {
  type Condition,
  type Dialect,
  type DialectId,
  decide,
  dialectById,
  dialects,
  parseRobotsTxt,
  type Question,
  type RobotsTxt,
  type ServerAnswer,
  type Verdict,
} from '../engine';
export { type ReadUrl, readUrl, type UrlReading } from '../engine/address';
