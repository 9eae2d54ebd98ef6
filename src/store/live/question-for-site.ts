import { readRobotsUrl, readUrl } from '../../engine/address';
import type { OpenedPart, TesterState } from '../state';

/**
 * Returns the parts of the question that change with a site's file: the file's address and the tested URL.
 * The URL moves to the new site with its path if it belonged to the site tested so far. The list of URLs
 * stays.
 */
export function questionForSite({ url, list, robotsUrl }: TesterState, robotsUrlInput: string): OpenedPart {
  const place = { robotsUrlInput, robotsUrl: readRobotsUrl(robotsUrlInput), list };
  if (url.kind !== 'url' || robotsUrl.kind !== 'url' || url.origin !== robotsUrl.origin) return place;
  const there = new URL(robotsUrlInput).origin + url.path;
  return { ...place, urlInput: there, url: readUrl(there) };
}
