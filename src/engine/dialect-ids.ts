/**
 * All dialects in the page's order, each with its display name and whether crawlers in the catalogue use it.
 */
const DIALECTS = {
  google: { name: 'Google', usedByCrawlers: true },
  rfc9309: { name: 'RFC 9309', usedByCrawlers: true },
  bing: { name: 'Bing', usedByCrawlers: true },
  yandex: { name: 'Yandex', usedByCrawlers: true },
  google2020: { name: 'Google 2020', usedByCrawlers: false },
  standard1994: { name: '1994 text', usedByCrawlers: false },
  python: { name: 'Python', usedByCrawlers: false },
} as const;

/** The last version of Python whose `urllib.robotparser` the dialect `python` is. `dialects/python.ts` says how others differ. */
export const PYTHON_LAST = '3.13.7';

/** The versions from which `urllib.robotparser` follows RFC 9309. */
export const PYTHON_RFC9309 = '3.13.14 and 3.14.5';
/** The parser of the first of them, at its tag. */
export const PYTHON_RFC9309_SOURCE = pythonSource('3.13.14');

/** The parser of `PYTHON_LAST`, at its tag: a branch changes. */
export const PYTHON_SOURCE = pythonSource(PYTHON_LAST);

function pythonSource(version: string): string {
  return `https://github.com/python/cpython/blob/v${version}/Lib/urllib/robotparser.py`;
}

/** Identifies a dialect in links, storage and messages. */
export type DialectId = keyof typeof DIALECTS;

/** A dialect that crawlers in the catalogue use. */
export type CrawlerDialectId = {
  [Id in DialectId]: (typeof DIALECTS)[Id]['usedByCrawlers'] extends true ? Id : never;
}[DialectId];

/** All dialects, in the page's order. */
export const dialectIds = Object.keys(DIALECTS) as readonly DialectId[];

/** The dialects that crawlers in the catalogue use, in the page's order. */
export const crawlerDialectIds = /* @__PURE__ */ dialectIds.filter(
  (id): id is CrawlerDialectId => DIALECTS[id].usedByCrawlers,
);

/** Returns the display name of a dialect. */
export function dialectName(id: DialectId): string {
  return DIALECTS[id].name;
}

/**
 * A set of dialects. `all` and `not` also cover dialects added later; so does `crawlers` if crawlers use
 * them.
 */
export type DialectScope =
  | 'all'
  | 'crawlers'
  | { readonly only: readonly DialectId[] }
  | { readonly not: readonly DialectId[] };

/** Lists the dialects of a scope, in the page's order. */
export function dialectsIn(scope: DialectScope): readonly DialectId[] {
  if (scope === 'all') return dialectIds;
  if (scope === 'crawlers') return crawlerDialectIds;
  return dialectIds.filter((id) => ('only' in scope ? scope.only.includes(id) : !scope.not.includes(id)));
}
