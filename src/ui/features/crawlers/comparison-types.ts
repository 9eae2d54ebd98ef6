import type { Catalogue, TesterState } from '../../../store';

/** One crawler of the list. */
export type Crawler = Catalogue['crawlers'][number];

/** What a crawler of the list makes of the URL. */
export type CrawlerRow = NonNullable<NonNullable<TesterState['comparison']>['crawlers']>[number];
