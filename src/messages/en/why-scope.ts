import type { Scope } from '../../engine';
import type { DocumentOrigin } from '../../store/document-origin';
import type { Rich } from '../rich';
import { hostOfSite, LONGEST_CODE, shorten } from '../shorten';
import { code } from './scope';
import type { DescribedUrl } from './url';

/**
 * Says which site the file speaks for. `scope` is null if the file's address is unknown. `seen` is the site that a Sitemap line of the user's own text
 * names; null if there is none.
 */
export function fileFact(
  origin: Pick<DocumentOrigin, 'kind'>,
  url: DescribedUrl,
  scope: Scope | null,
  robotsUrl: string | null,
  seen: string | null = null,
): Rich {
  if (scope === null) return [...assumption(origin, url), ...otherSiteNamed(url, seen)];
  if (scope.kind === 'applies') return ['This file speaks for ', code(scope.origin), '.'];
  return robotsUrl === null ? ["This file doesn't apply to the URL."] : ['This is ', code(robotsUrl), '.'];
}

/** States the assumed location of the file. */
function assumption(origin: Pick<DocumentOrigin, 'kind'>, url: DescribedUrl): Rich {
  const file = FILES[origin.kind];
  if (url.origin === null) return [`You're testing only a path, so we assume that ${file} applies to it.`];
  const place = `${shorten(url.origin, LONGEST_CODE)}/robots.txt`;
  return [`We treat ${file} as `, { code: place }, '.'];
}

/** Says that a Sitemap line names another host than the tested URL's, because the assumption is doubtful then. */
function otherSiteNamed(url: DescribedUrl, seen: string | null): Rich {
  const isOther = url.origin !== null && seen !== null && nakedHost(seen) !== nakedHost(url.origin);
  return isOther ? [' A Sitemap line names ', { code: hostOfSite(seen) }, '.'] : [];
}

/** Returns the host of a site without `www.`, which many sites use for the same pages. */
function nakedHost(site: string): string {
  return site.replace(/^.*:\/\/(?:www\.)?/i, '').toLowerCase();
}

const FILES: Readonly<Record<DocumentOrigin['kind'], string>> = {
  typed: 'your text',
  example: 'this example',
  file: 'your file',
  link: 'the file from the link',
  site: 'the fetched file',
};
