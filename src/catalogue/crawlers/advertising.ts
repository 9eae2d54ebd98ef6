import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';
import { crawlerUserAgents } from './sources';

const ads = entriesWith({ category: 'ads', confidence: 'low', readOn: '2026-11-21' });

/** Advertising crawlers from operators with one crawler. */
export const advertisingCrawlers: readonly CatalogueCrawler[] = [
  ads({
    id: 'criteobot',
    productToken: 'CriteoBot',
    operator: 'Criteo',
    note: 'Analyses pages to place ads.',
    source: 'https://www.criteo.com/criteo-crawler/',
  }),
  ads({
    id: 'ias-crawler',
    productToken: 'ias_crawler',
    name: 'IAS crawler',
    operator: 'Integral Ad Science',
    aliases: ['IAS crawler'],
    note: 'Checks if ads suit a page.',
    source: 'https://integralads.com/site-indexing-policy/',
  }),
  ads({
    id: 'grapeshot',
    productToken: 'grapeshot',
    name: 'GrapeshotCrawler',
    operator: 'Oracle',
    aliases: ['GrapeshotCrawler'],
    note: 'Analyses pages to place ads.',
    source: crawlerUserAgents,
  }),
  ads({
    id: 'ttd-content',
    productToken: 'TTD-Content',
    operator: 'The Trade Desk',
    note: 'Analyses pages to place ads.',
    source: crawlerUserAgents,
  }),
];
