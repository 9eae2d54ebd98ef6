import { crawlerDialectIds, type DialectId, dialectIds } from '../dialect-ids';
import { crawlerDialectsById } from './crawler-dialects';
import type { Dialect } from './dialect';
import { otherDialectsById } from './other-dialects';

export type { DialectId } from '../dialect-ids';
export { bing } from './bing';
export { crawlerDialectsById } from './crawler-dialects';
export { ACCEPTED_TYPO, type AgentName, type Dialect, FieldKind, isRule } from './dialect';
export { google } from './google';
export { google2020 } from './google2020';
export { python } from './python';
export { rfc9309 } from './rfc9309';
export { standard1994 } from './standard1994';
export { yandex } from './yandex';

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
