/**
 * Reads addresses that people type; `decide` takes URLs as they are. A separate entry point, so that
 * importers load no other part of the engine.
 */
export { type RobotsUrlReading, readRobotsUrl } from './read-robots-url';
export { readTypedUrl } from './read-typed-url';
export { type ReadUrl, readUrl, type UrlChange, type UrlProblem, type UrlReading } from './read-url';
