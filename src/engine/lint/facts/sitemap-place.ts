import { type Place, placeOf } from '../../fetch/place';
import type { LintContext } from '../lint-context';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { linesWithField } from './lines-by-field';
import { memoize } from './memoize';

/** Different hosts in the sitemap lines of a file that are looked at. */
const MOST_HOSTS = 100;

/** A sitemap line with a full address. */
export interface PlacedSitemap {
  readonly line: LintLine;
  readonly scheme: 'http' | 'https';
  /** As browsers write it. */
  readonly host: string;
}

/** The sitemap lines of a file with a full address. */
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

/** The full address that a path or a host with a path evidently means on the site of the file; null where the site is not known or it means none. */
export function addressOnSite(value: string, context: LintContext): string | null {
  const site = siteOf(context);
  if (site === null || /\s/.test(value) || /^[a-z][a-z0-9+.-]*:/i.test(value)) return null;
  if (value.startsWith('//')) return `${site.scheme}:${value}`;
  if (value.startsWith('/')) return site.origin + value;
  const name = value.split('/', 1)[0]?.toLowerCase();
  if (name === site.host) return `${site.scheme}://${value}`;
  // A first part with a dot and a path behind it may be a host: of which site, nobody says.
  return value.includes('/') && name?.includes('.') ? null : `${site.origin}/${value}`;
}

/** Where the file lies. */
const siteOf = memoize(({ robotsUrl }: LintContext): Place | null =>
  robotsUrl === null ? null : placeOf(robotsUrl),
);
