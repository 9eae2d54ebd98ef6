import type { TesterState } from './state';

/**
 * Returns scheme, host and port of the site that the file seems to be for: from its given address, else from its first absolute Sitemap address; null if
 * neither is known. A Sitemap may be on another host, so no verdict may depend on this.
 */
export function siteOfFile({ robotsUrl, report }: Pick<TesterState, 'robotsUrl' | 'report'>): string | null {
  return robotsUrl.kind === 'url' ? robotsUrl.origin : (report?.file.sitemapOrigin ?? null);
}

/**
 * Returns the site that the file seems to be for if a Sitemap line names another host than the tested URL's, but a related one; null otherwise.
 */
export function hintedSite({ report }: Pick<TesterState, 'report'>): string | null {
  return report?.sitemapHost === 'related' ? report.file.sitemapOrigin : null;
}
