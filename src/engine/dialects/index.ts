import { crawlerDialectIds, type DialectId, dialectIds } from '../dialect-ids';
import { bing } from './bing';
import { crawlerDialectsById } from './crawler-dialects';
import type { Dialect } from './dialect';
import { google } from './google';
import { google2020 } from './google2020';
import { otherDialectsById } from './other-dialects';
import { python } from './python';
import { rfc9309 } from './rfc9309';
import { standard1994 } from './standard1994';
import { yandex } from './yandex';

export type { DialectId } from '../dialect-ids';
export { crawlerDialectsById } from './crawler-dialects';
export { ACCEPTED_TYPO, type AgentName, type Dialect, FieldKind, isRule } from './dialect';
export { bing, google, google2020, python, rfc9309, standard1994, yandex };

const byId: Readonly<Record<DialectId, Dialect>> = { ...crawlerDialectsById, ...otherDialectsById };

/** Returns the dialect with this id. Throws a RangeError if there is none. */
export function dialectById(id: DialectId): Dialect {
  if (!Object.hasOwn(byId, id)) throw new RangeError(`No dialect ${id}`);
  return byId[id];
}

/** All dialects, in the page's order. */
export const dialects: readonly Dialect[] = /* @__PURE__ */ dialectIds.map(dialectById);

/** The dialects that crawlers in the catalogue use. */
export const crawlerDialects: readonly Dialect[] = /* @__PURE__ */ crawlerDialectIds.map(dialectById);
