import { siteOfFile } from './site-of-file';
import type { TesterState } from './state';

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
