/**
 * Reads addresses that people type. `decide` doesn't use it: it takes URLs as they are. A separate entry
 * point, so that importers load nothing else of the engine.
 */
export { type RobotsUrlReading, readRobotsUrl } from './read-robots-url';
export { type ReadUrl, readUrl, type UrlChange, type UrlProblem, type UrlReading } from './read-url';
