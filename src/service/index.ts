import { crawlersWithHeader, requestHeaderOf } from '../catalogue/request-header';
import { publicInternet, readTarget, type TargetPolicy } from './address/gate';
import { fileAnswer, problemAnswer } from './answers';
import { type Callers, foreignReason } from './callers';
import { ClientLimits } from './client-limits';
import type { Connect } from './connect';
import { LIMITS, type Limits, LOAD, type Load } from './limits';
import { type LiveFile, SERVICE_VERSION, type ServiceAbout, type ServiceProblem } from './protocol';
import { RateLimit } from './rate-limit';
import { Recent } from './recent';
import { requestSite } from './request-site';

/** Product name and version in the User-Agent header. A test compares the version with package.json. */
export const PRODUCT = 'robots-txt-tester/0.1.0';

/** Options of `createService`. */
export interface ServiceOptions {
  /** Makes the requests to sites. */
  readonly connect: Connect;
  readonly callers: Callers;
  /** Allowed targets. Default: the public internet. */
  readonly policy?: TargetPolicy;
  readonly limits?: Limits;
  readonly load?: Load;
  /** Called with every reply, to count them. */
  readonly onReply?: (reply: Reply) => void;
  /** A monotonic clock in milliseconds. Default: `performance.now`. */
  readonly now?: () => number;
}

/** Cache lifetime of an answer in milliseconds, and maximum characters of all cached answers. */
const KEPT_FOR = 60_000;
const KEPT_SIZE = 10_000_000;

/** What the service replies: the result of fetching, its description, or why it requested nothing. */
export type Reply = LiveFile | ServiceAbout | ServiceProblem;

/** Handles a request from the client at this address. */
export type Service = (request: Request, clientAddress: string) => Promise<Response>;

/**
 * Creates the fetch service, which requests one site's robots.txt and returns the result. Handles `GET <any path>?url=<host or
 * URL>[&as=<crawler id>][&fresh=1]`; without `url` it describes itself. Logs nothing.
 */
export function createService(options: ServiceOptions): Service {
  const { connect, callers, policy = publicInternet, limits = LIMITS, load = LOAD, onReply } = options;
  const now = options.now ?? (() => performance.now());
  const clients = new ClientLimits(load);
  const all = new RateLimit(load.inAll);
  const recent = new Recent<LiveFile>(KEPT_FOR, KEPT_SIZE);
  const underway = new Map<string, Promise<LiveFile>>();

  const loadFile = async (url: URL, as: string | null, userAgent: string): Promise<LiveFile> => {
    const at = Date.now();
    const begun = now();
    const answer = await requestSite(url, userAgent, { connect, policy, limits, now });
    const ms = Math.round(now() - begun);
    return { version: SERVICE_VERSION, url: url.href, as, userAgent, at, ms, ...answer };
  };

  const replyTo = async (request: Request, clientAddress: string): Promise<Reply> => {
    if (request.method !== 'GET') return { error: 'method' };
    const reason = foreignReason(request, callers);
    if (reason !== null) return { error: 'foreign', reason };
    const { hostname, searchParams } = new URL(request.url);
    const typed = searchParams.get('url');
    if (typed === null) return { version: SERVICE_VERSION, crawlers: crawlersWithHeader };
    const wait = clients.acquireTurn(clientAddress, now());
    if (wait > 0) return { error: 'busy', retryAfter: wait };
    const as = searchParams.get('as');
    // Omits the port, which a caller can forge.
    const userAgent = as === null ? `${PRODUCT} (+https://${hostname}/)` : requestHeaderOf(as);
    if (userAgent === null) return { error: 'unknown-crawler' };
    const target = readTarget(typed, policy);
    if (target.kind === 'refused') return { error: 'refused', reason: target.reason };

    const key = `${userAgent} ${target.url.href}`;
    const known = searchParams.has('fresh') ? undefined : recent.get(key, now());
    if (known !== undefined) return { ...known, as };
    const shared = underway.get(key);
    if (shared !== undefined) return { ...(await shared), as };
    if (!clients.hasPlace(clientAddress)) return { error: 'busy', retryAfter: 1 };
    if (underway.size >= load.atOnce) return { error: 'busy', retryAfter: 1, limit: 'all' };
    const waitForAll = all.acquire('', now());
    if (waitForAll > 0) return { error: 'busy', retryAfter: waitForAll, limit: 'all' };
    clients.acquirePlace(clientAddress);
    // The place is released only when the site has answered, even if the client has disconnected.
    const loading = loadFile(target.url, as, userAgent).finally(() => {
      underway.delete(key);
      clients.releasePlace(clientAddress);
    });
    underway.set(key, loading);
    const file = await loading;
    recent.set(key, file, sizeOf(file), now());
    return file;
  };

  return async (request, clientAddress) => {
    const reply = await replyTo(request, clientAddress);
    onReply?.(reply);
    return 'error' in reply ? problemAnswer(reply) : fileAnswer(reply);
  };
}

/** Returns about how many characters an answer has. The whole answer isn't written for that, because a body can have more than a million. */
function sizeOf({ hops, end }: LiveFile): number {
  return JSON.stringify(hops).length + (end.kind === 'answer' ? end.body.length : 0);
}
