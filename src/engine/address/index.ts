/**
 * Reads addresses that people type; `decide` takes URLs as they are. A separate entry point, so that
 * importers load no other part of the engine.
 */
export { type RobotsUrlReading, readRobotsUrl } from './read-robots-url';
export {
  type ReadUrl,
  readTypedUrl,
  readUrl,
  type UrlChange,
  type UrlProblem,
  type UrlReading,
} from './read-url';
