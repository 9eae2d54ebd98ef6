import { type Place, placeOf } from '../../fetch/place';
import type { LintContext } from '../lint-context';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { linesWithField } from './lines-by-field';
import { memoize } from './memoize';

/** Maximum number of different hosts examined in the sitemap lines of a file. */
const MOST_HOSTS = 100;

/** A sitemap line with a full URL. */
export interface PlacedSitemap {
  readonly line: LintLine;
  readonly scheme: 'http' | 'https';
  /** Host as browsers write it. */
  readonly host: string;
}

/** Returns the sitemap lines with a full URL. */
export function placedSitemaps(file: LintFile): readonly PlacedSitemap[] {
  const hosts = new Map<string, string | null>();
  return linesWithField(file, 'sitemap').flatMap(({ line }): readonly PlacedSitemap[] => {
    const [start, scheme = ''] = /^(https?):\/\/[^\s/?#:@]{1,253}/i.exec(line.value) ?? [];
    if (start === undefined) return [];
    let host = hosts.get(start);
    if (host === undefined && hosts.size < MOST_HOSTS) {
      host = placeOf(start)?.host ?? null;
      hosts.set(start, host);
    }
    return host == null ? [] : [{ line, scheme: scheme.length === 4 ? 'http' : 'https', host }];
  });
}

/**
 * Returns the full URL that a path, or a host with a path, evidently means on the file's site. Null if the site isn't known or the value
 * means no URL.
 */
export function addressOnSite(value: string, context: LintContext): string | null {
  const site = siteOf(context);
  if (site === null || /\s/.test(value) || /^[a-z][a-z0-9+.-]*:/i.test(value)) return null;
  if (value.startsWith('//')) return `${site.scheme}:${value}`;
  if (value.startsWith('/')) return site.origin + value;
  const name = value.split('/', 1)[0]?.toLowerCase();
  if (name === site.host) return `${site.scheme}://${value}`;
  // A first part with a dot may be another host.
  return value.includes('/') && name?.includes('.') ? null : `${site.origin}/${value}`;
}

/** Site of the file. */
const siteOf = memoize(({ robotsUrl }: LintContext): Place | null =>
  robotsUrl === null ? null : placeOf(robotsUrl),
);
