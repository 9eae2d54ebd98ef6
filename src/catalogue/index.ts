/** The first door of the catalogue, in the page's first load: types, examples, and what can be said without the list of crawlers. */
export type { ChosenCrawler } from './chosen-crawler';
export { consultationOf } from './consultation';
export type { Crawler } from './crawler';
export { dialectOf } from './dialect-of';
export { examples, firstRunExample } from './examples';
export { readFirstCrawler } from './read-first-crawler';
export { testedCrawler } from './tested-crawler';
