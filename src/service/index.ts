import { crawlersWithHeader, requestHeaderOf } from '../catalogue/request-header';
import { publicInternet, readTarget, type TargetPolicy } from './address/gate';
import { fileAnswer, problemAnswer } from './answers';
import { askSite } from './ask-site';
import { type Callers, isAdmitted } from './callers';
import { clientKey } from './client-key';
import type { Connect } from './connect';
import { LIMITS, type Limits } from './limits';
import { PRODUCT } from './product';
import { type LiveFile, SERVICE_VERSION } from './protocol';
import { type Rate, RateLimit } from './rate-limit';
import { Recent } from './recent';

/** What a service is made with. */
export interface ServiceOptions {
  /** The way to the network. */
  readonly connect: Connect;
  readonly callers: Callers;
  /** What may be asked; the public internet unless said otherwise. */
  readonly policy?: TargetPolicy;
  readonly limits?: Limits;
  readonly load?: Load;
  /** Milliseconds of a clock that is never set; the platform's unless said otherwise. */
  readonly now?: () => number;
}

/** How much is done at all. */
export interface Load {
  readonly perClient: Rate;
  readonly inAll: Rate;
  /** Sites that are asked at the same time. */
  readonly atOnce: number;
}

/** Enough for somebody who tries things out, too little for a scan. */
const LOAD: Load = {
  perClient: { burst: 15, perMinute: 20 },
  inAll: { burst: 100, perMinute: 300 },
  atOnce: 40,
};

/** For how long an answer is given again, in milliseconds, and characters of all answers that are kept. */
const KEPT_FOR = 60_000;
const KEPT_SIZE = 30_000_000;

/** Answers a request of the client at that address. */
export type Service = (request: Request, clientAddress: string) => Promise<Response>;

/**
 * The fetch service: asks one site for its robots.txt and tells what it said. Speaks `GET <any path>?url=<host or URL>[&as=<crawler id>][&fresh=1]`;
 * without `url` it tells what it can. Writes nothing down.
 */
export function createService(options: ServiceOptions): Service {
  const { connect, callers, policy = publicInternet, limits = LIMITS, load = LOAD } = options;
  const now = options.now ?? (() => performance.now());
  const clients = new RateLimit(load.perClient);
  const all = new RateLimit(load.inAll);
  const recent = new Recent<LiveFile>(KEPT_FOR, KEPT_SIZE);
  const underway = new Map<string, Promise<LiveFile>>();

  const ask = async (url: URL, as: string | null, userAgent: string): Promise<LiveFile> => {
    const at = Date.now();
    const begun = now();
    const answer = await askSite(url, userAgent, { connect, policy, limits, now });
    const ms = Math.round(now() - begun);
    return { version: SERVICE_VERSION, url: url.href, as, userAgent, at, ms, ...answer };
  };

  return async (request, clientAddress) => {
    if (request.method !== 'GET') return problemAnswer({ error: 'method' });
    if (!isAdmitted(request, callers)) return problemAnswer({ error: 'foreign' });
    const { hostname, searchParams } = new URL(request.url);
    const typed = searchParams.get('url');
    if (typed === null) return fileAnswer({ version: SERVICE_VERSION, crawlers: crawlersWithHeader });
    const wait = clients.take(clientKey(clientAddress), now());
    if (wait > 0) return problemAnswer({ error: 'busy', retryAfter: wait });
    const as = searchParams.get('as');
    // Without the port, which a caller may have made up.
    const userAgent = as === null ? `${PRODUCT} (+https://${hostname}/)` : requestHeaderOf(as);
    if (userAgent === null) return problemAnswer({ error: 'unknown-crawler' });
    const target = readTarget(typed, policy);
    if (target.kind === 'refused') return problemAnswer({ error: 'refused', reason: target.reason });

    const key = `${userAgent} ${target.url.href}`;
    const known = searchParams.has('fresh') ? undefined : recent.get(key, now());
    if (known !== undefined) return fileAnswer({ ...known, as });
    const shared = underway.get(key);
    if (shared !== undefined) return fileAnswer({ ...(await shared), as });
    if (underway.size >= load.atOnce) return problemAnswer({ error: 'busy', retryAfter: 1 });
    const waitForAll = all.take('', now());
    if (waitForAll > 0) return problemAnswer({ error: 'busy', retryAfter: waitForAll });
    const asked = ask(target.url, as, userAgent).finally(() => underway.delete(key));
    underway.set(key, asked);
    const file = await asked;
    recent.set(key, file, JSON.stringify(file).length, now());
    return fileAnswer(file);
  };
}
