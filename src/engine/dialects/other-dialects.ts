import type { CrawlerDialectId, DialectId } from '../dialect-ids';
import type { Dialect } from './dialect';
import { google2020 } from './google2020';
import { python } from './python';
import { standard1994 } from './standard1994';

/** The dialects that no crawler in the catalogue uses, by id. */
export const otherDialectsById: Readonly<Record<Exclude<DialectId, CrawlerDialectId>, Dialect>> = {
  google2020,
  standard1994,
  python,
};
