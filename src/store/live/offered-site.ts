import { isExampleHost } from '../other-site';
import { siteOfFile } from '../site-of-file';
import type { TesterState } from '../state';

/** Returns the site of a robots.txt as a user would type it: `example.com`. */
export function typedSite(url: string): string {
  return url.replace(/^https:\/\/|\/robots\.txt$/g, '');
}

/** The part of the state that names a site. */
export interface SiteSources extends Pick<TesterState, 'url' | 'robotsUrl' | 'report'> {
  readonly document: Pick<TesterState['document'], 'origin'>;
}

/**
 * Returns the site that the Fetch panel offers, as a user would type it: that of the tested URL, else the one that the file came from or seems to be for.
 * Empty if none is known, or only the host of an example.
 */
export function offeredSite({ document: { origin }, url, robotsUrl, report }: SiteSources): string {
  const isFetched = origin.kind === 'site';
  const places = [
    url.kind === 'url' ? url.origin : null,
    isFetched ? origin.url : null,
    siteOfFile({ robotsUrl, report }),
  ];
  const offered = places.find(
    (place) => place !== null && /^https?:/.test(place) && (isFetched || !isExampleHost(place)),
  );
  return typedSite(offered ?? '');
}
