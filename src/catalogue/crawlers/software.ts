import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';

const program = entriesWith({ category: 'other', confidence: 'high', readOn: '2026-11-21' });

/** Programs that anyone can run. */
export const softwareCrawlers: readonly CatalogueCrawler[] = [
  program({
    id: 'nutch',
    productToken: 'Nutch',
    name: 'Apache Nutch',
    operator: 'Apache',
    ignoresGlobalGroup: false,
    obeysRobots: 'yes',
    dialect: 'rfc9309',
    crawlDelay: true,
    note: 'Software that others run, often under their own name. Treats status 403 for robots.txt as permission to crawl.',
    source: 'https://github.com/apache/nutch/blob/master/conf/nutch-default.xml',
  }),
  program({
    id: 'wget',
    productToken: 'wget',
    name: 'GNU Wget',
    operator: 'GNU',
    ignoresGlobalGroup: false,
    obeysRobots: 'partly',
    crawlDelay: false,
    note: 'Obeys robots.txt when it downloads whole sites. The first matching rule decides.',
    source: 'https://github.com/mirror/wget/blob/master/src/res.c',
  }),
  program({
    id: 'scrapy',
    productToken: 'Scrapy',
    operator: 'open-source framework',
    ignoresGlobalGroup: false,
    obeysRobots: 'partly',
    // Protego 0.2.1, measured: a group's name may be any part of the whole header, a colon is required, and escapes
    // of letters are decoded. No dialect here reads files like that.
    dialect: 'unknown',
    confidence: 'medium',
    note: 'Software that others run, which obeys robots.txt only if ROBOTSTXT_OBEY is on. Its parser, Protego, differs from Google’s.',
    source: 'https://github.com/scrapy/scrapy/blob/master/scrapy/downloadermiddlewares/robotstxt.py',
  }),
];
