import type { TesterState } from './state';

/** The tested URL at the file's own site, for which the file speaks; null where there is none or the tested one is it. */
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
      // The scheme of the file itself leaves no way out.
      return robotsUrl.origin.startsWith(`${scope.scheme}:`) ? null : there;
    case 'applies':
    case 'not-a-robots-url':
    case 'not-a-url':
      return null;
  }
}
