import type { TesterState } from './state';

/**
 * Scheme, host and port of the site that the file seems to be for: where it is said to be, else those of its first absolute Sitemap address; null where
 * neither is known. A Sitemap may be on another host, so no verdict may rest on this.
 */
export function siteOfFile({ robotsUrl, report }: Pick<TesterState, 'robotsUrl' | 'report'>): string | null {
  return robotsUrl.kind === 'url' ? robotsUrl.origin : (report?.file.sitemapOrigin ?? null);
}
