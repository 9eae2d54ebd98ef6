import { userAgentHeaders } from './user-agent-headers';

/** The stable version of Chrome on 2026-11-22. Crawlers that render pages use a current one. */
const CHROME_VERSION = '156.0.8078.79';

/** Returns the `User-Agent` header that a crawler currently sends; null if none is known. */
export function requestHeaderOf(id: string): string | null {
  const header = Object.hasOwn(userAgentHeaders, id) ? userAgentHeaders[id] : undefined;
  return header?.replace('W.X.Y.Z', CHROME_VERSION) ?? null;
}

/** Ids of the crawlers with a known header. */
export const crawlersWithHeader: readonly string[] = Object.keys(userAgentHeaders);
