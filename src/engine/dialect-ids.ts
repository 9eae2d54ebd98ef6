/** Every dialect, in the order in which the page lists them: its name for people, and whether crawlers of the catalogue read by it. */
const DIALECTS = {
  google: { name: 'Google', readByCrawlers: true },
  rfc9309: { name: 'RFC 9309', readByCrawlers: true },
  bing: { name: 'Bing', readByCrawlers: true },
  yandex: { name: 'Yandex', readByCrawlers: true },
  google2020: { name: 'Google 2020', readByCrawlers: false },
  standard1994: { name: '1994 text', readByCrawlers: false },
  python: { name: 'Python', readByCrawlers: false },
} as const;

/** Name of a dialect in links, storage and messages. */
export type DialectId = keyof typeof DIALECTS;

/** A dialect that crawlers of the catalogue read by. */
export type CrawlerDialectId = {
  [Id in DialectId]: (typeof DIALECTS)[Id]['readByCrawlers'] extends true ? Id : never;
}[DialectId];

/** All dialects, in the order in which the page lists them. */
export const dialectIds = Object.keys(DIALECTS) as readonly DialectId[];

/** Those that crawlers of the catalogue read by, in that order. */
export const crawlerDialectIds = dialectIds.filter(
  (id): id is CrawlerDialectId => DIALECTS[id].readByCrawlers,
);

/** A dialect's name for people. */
export function dialectName(id: DialectId): string {
  return DIALECTS[id].name;
}

/** Some of the dialects. `crawlers` and `not` include a dialect that is added later, where it fits. */
export type DialectScope =
  | 'all'
  | 'crawlers'
  | { readonly only: readonly DialectId[] }
  | { readonly not: readonly DialectId[] };

/** The dialects of a scope, in the order in which the page lists them. */
export function dialectsIn(scope: DialectScope): readonly DialectId[] {
  if (scope === 'all') return dialectIds;
  if (scope === 'crawlers') return crawlerDialectIds;
  return dialectIds.filter((id) => ('only' in scope ? scope.only.includes(id) : !scope.not.includes(id)));
}
