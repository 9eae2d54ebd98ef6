import { isPublicAddress } from '../address/gate';
import { parseIp } from '../address/parse-ip';
import type { Totals } from './counts';

/** The answer of `api/health`, as JSON. */
export interface Health extends Totals {
  readonly status: 'ok' | 'stopping';
  readonly version: string;
  /** Seconds since the start. */
  readonly uptime: number;
  /** Questions being answered. */
  readonly underWay: number;
  /** Questions that failed by a mistake of this program. */
  readonly failures: number;
  /** True if requests came through a proxy that `SERVICE_PROXIES` doesn't contain. */
  readonly hasUnknownProxy: boolean;
}

/** Headers that proxies add, so that a public proxy which passes on all paths doesn't publish the counts. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

/**
 * Returns whether a request may read the health: from this computer or its private network, without a proxy in between, by a program or by an address
 * that was typed. The counts say how much a site is used, which concerns only its operator; monitors and orchestrators are near. No host name is
 * required, because they use addresses.
 */
export function isNear(request: Request, socketAddress: string): boolean {
  const ip = parseIp(socketAddress);
  const from = request.headers.get('sec-fetch-site') ?? 'none';
  return (
    ip !== null &&
    !isPublicAddress(ip) &&
    from === 'none' &&
    !OF_PROXIES.some((name) => request.headers.has(name))
  );
}

/** The answer to a request that may read the health. */
export function healthAnswer({ method }: Request, health: Health): Response {
  if (method !== 'GET' && method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  return new Response(`${JSON.stringify(health)}\n`, {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}
