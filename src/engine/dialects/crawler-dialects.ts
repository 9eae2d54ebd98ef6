import type { CrawlerDialectId } from '../dialect-ids';
import { bing } from './bing';
import type { Dialect } from './dialect';
import { google } from './google';
import { rfc9309 } from './rfc9309';
import { yandex } from './yandex';

/** The dialects that crawlers in the catalogue use, by id. */
export const crawlerDialectsById: Readonly<Record<CrawlerDialectId, Dialect>> = {
  google,
  rfc9309,
  bing,
  yandex,
};
