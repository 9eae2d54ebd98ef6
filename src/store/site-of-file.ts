import type { TesterState } from './state';

/**
 * Returns scheme, host and port of the site that the file seems to be for: from its given address, else from a Sitemap
 * line (`FileFacts.sitemapOrigin`). Null if neither is known. A Sitemap may be on another host, so it decides no answer;
 * it can only withhold one.
 */
export function siteOfFile({ robotsUrl, report }: Pick<TesterState, 'robotsUrl' | 'report'>): string | null {
  return robotsUrl.kind === 'url' ? robotsUrl.origin : (report?.file.sitemapOrigin ?? null);
}

/**
 * Returns the site that the file seems to be for if Sitemap lines don't name the tested URL's host, but a related one.
 * Null otherwise.
 */
export function hintedSite({ report }: Pick<TesterState, 'report'>): string | null {
  return report?.sitemapHost === 'related' ? report.file.sitemapOrigin : null;
}
