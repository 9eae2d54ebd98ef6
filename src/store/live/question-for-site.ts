import { readRobotsUrl, readUrl } from '../../engine/address';
import type { OpenedPart, TesterState } from '../state';

/**
 * Parts of the question that change with the file of a site: where the file lies, and a tested URL of the site whose file was tested so far, which goes
 * to the new site with its path. Further URLs stay.
 */
export function questionForSite({ url, list, robotsUrl }: TesterState, robotsUrlInput: string): OpenedPart {
  const place = { robotsUrlInput, robotsUrl: readRobotsUrl(robotsUrlInput), list };
  if (url.kind !== 'url' || robotsUrl.kind !== 'url' || url.origin !== robotsUrl.origin) return place;
  const there = new URL(robotsUrlInput).origin + url.path;
  return { ...place, urlInput: there, url: readUrl(there) };
}
