import type { Condition } from '../../../engine';
import { placeOf } from '../../../engine/fetch';
import type { ParsedFile } from '../../document/parsed-file';
import { comparableHost } from '../../document/sitemap-sites';
import type { UrlSource } from './url-source';

/** URLs counted per piece of work. */
const COUNTED_AT_ONCE = 20_000;

/** The site that a file is for. Sites with the same text have the same origins. */
interface OwnSite {
  readonly site: string;
  has(origin: string): boolean;
}

/** Has all origins: the site is neither known nor hinted at, or the file is where no crawler looks. */
const ANY_SITE: OwnSite = { site: '', has: () => true };

/** Returns the file's site by its address, or if that is unknown, by its Sitemap lines, of which all hosts count as its own. */
export function ownSite(file: ParsedFile, { robotsUrl }: Condition): OwnSite {
  if (robotsUrl !== null) {
    const place = placeOf(robotsUrl);
    if (place?.target !== '/robots.txt') return ANY_SITE;
    return { site: place.origin, has: (origin) => origin === place.origin };
  }
  const hosts = new Set<string | null>(file.sitemapSites.map(({ host }) => host));
  return hosts.size === 0
    ? ANY_SITE
    : { site: [...hosts].join(' '), has: (origin) => hosts.has(comparableHost(origin)) };
}

/** Counts the URLs whose origin fails the test, in pieces. Paths count as the file's own. */
export function* countElsewhere(
  urls: UrlSource,
  isOwn: (origin: string) => boolean,
): Generator<void, number> {
  let count = 0;
  // Neighbours mostly have the same origin.
  let last = { origin: '', isOwn: true };
  for (let row = 0; row < urls.length; row++) {
    if (row % COUNTED_AT_ONCE === COUNTED_AT_ONCE - 1) yield;
    const url = urls.urlAt(row);
    if (url.startsWith('/')) continue;
    const origin = url.slice(0, url.indexOf('/', url.indexOf('//') + 2));
    if (origin !== last.origin) last = { origin, isOwn: isOwn(origin) };
    if (!last.isOwn) count++;
  }
  return count;
}
