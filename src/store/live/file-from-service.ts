import type { LiveFile } from '../../service/protocol';
import { bodyOf } from './live-schema';
import type { SiteFile } from './site-file';

/** What the service said of a site. Null where the body cannot be read, which is the service's mistake. */
export function fileFromService({ url, as, userAgent, at, hops, end }: LiveFile): SiteFile | null {
  const file = { by: 'service', url, as, userAgent, at, hops } as const;
  if (end.kind === 'failure') return { ...file, end };
  const body = bodyOf(end);
  return body && { ...file, end: { kind: 'answer', status: end.status, body, cut: end.cut } };
}
