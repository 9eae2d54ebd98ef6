import { examples } from '../../catalogue';
import { readRobotsUrl, readUrl } from '../../engine/address';
import type { OpenedPart, TesterState } from '../state';

/**
 * What changes in the question about the file of a site: where the file lies, and the tested URL, which goes to that site with its path where there is
 * none, where it is still that of an example, and where it is one of the site whose file was tested so far. Further URLs stay.
 */
export function questionForSite(
  { urlInput, url, urls, suite, robotsUrl }: TesterState,
  robotsUrlInput: string,
): OpenedPart {
  const place = { robotsUrlInput, robotsUrl: readRobotsUrl(robotsUrlInput), urls, suite };
  const isExample = examples.some((example) => example.url === urlInput);
  const isOfFormerSite = url.kind === 'url' && robotsUrl.kind === 'url' && url.origin === robotsUrl.origin;
  if (url.kind !== 'empty' && !isExample && !isOfFormerSite) return place;
  const there = new URL(robotsUrlInput).origin + (url.kind === 'url' ? url.path : '/');
  return { ...place, urlInput: there, url: readUrl(there) };
}
