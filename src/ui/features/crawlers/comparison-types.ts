import type { Catalogue, TesterState } from '../../../store';

/** A crawler of the catalogue. */
export type Crawler = Catalogue['crawlers'][number];

/** A crawler's verdict on the URL. */
export type CrawlerRow = NonNullable<NonNullable<TesterState['comparison']>['crawlers']>[number];
