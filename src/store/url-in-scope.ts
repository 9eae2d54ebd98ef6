import { siteOfFile } from './site-of-file';
import type { TesterState } from './state';

/** Returns the tested URL moved to the file's own site, where the file applies; null if there is none, or if the file applies already. */
export function urlInScope({
  url,
  robotsUrl,
  report,
  version,
}: Pick<TesterState, 'url' | 'robotsUrl' | 'report' | 'version'>): string | null {
  const scope = report?.verdict?.scope ?? null;
  if (report?.version !== version || url.kind !== 'url' || robotsUrl.kind !== 'url' || scope === null)
    return null;
  const there = robotsUrl.origin + url.path;
  switch (scope.kind) {
    case 'other-host':
    case 'other-scheme':
    case 'other-port':
      return there;
    case 'unsupported-scheme':
      // If the file's own scheme is unsupported, no URL of its site helps.
      return robotsUrl.origin.startsWith(`${scope.scheme}:`) ? null : there;
    case 'applies':
    case 'not-a-robots-url':
    case 'not-a-url':
      return null;
  }
}

/**
 * Returns the URL of a path on the tested site: the file's own site if its address is given, else the tested URL's, else the one that the file names.
 * Without any, returns the path itself, which can be tested alone.
 */
export function urlOnTestedSite(
  state: Pick<TesterState, 'url' | 'robotsUrl' | 'report'>,
  path: string,
): string {
  const { url, robotsUrl } = state;
  const isOwn = robotsUrl.kind !== 'url' && url.kind === 'url';
  const origin = isOwn ? url.origin : siteOfFile(state);
  // Without a host, `//x` would be read as one.
  return (origin ?? (path.startsWith('//') ? 'https://example.com' : '')) + path;
}
