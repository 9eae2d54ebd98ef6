/**
 * The catalogue's first entry point, part of the page's first load: types, examples, and functions that don't
 * need the list of crawlers.
 */
export { askedAboutIds } from './asked-about';
export type { ChosenCrawler } from './chosen-crawler';
export { consultationOf, consultationOfName } from './consultation';
export type { CatalogueCrawler } from './crawler';
export { dialectOf } from './dialect-of';
export { examples, firstRunExample } from './examples';
export { readFirstCrawler } from './read-first-crawler';
export { testedCrawler } from './tested-crawler';
