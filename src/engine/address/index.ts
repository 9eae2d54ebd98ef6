/**
 * What people write as an address, made ready for the engine: outside of `decide`, which takes its URL as it is. A door of its own, for whoever asks
 * needs nothing else of the engine.
 */
export { type RobotsUrlReading, readRobotsUrl } from './read-robots-url';
export { type ReadUrl, readUrl, type UrlChange, type UrlProblem, type UrlReading } from './read-url';
