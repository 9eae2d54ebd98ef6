import { crawlersWithHeader, requestHeaderOf } from '../catalogue/request-header';
import { publicInternet, readTarget, type TargetPolicy } from './address/gate';
import { aboutAnswer, fileAnswer, problemAnswer, writeAnswer } from './answers';
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

/** Cache lifetime of an answer in milliseconds, and maximum bytes of all cached answers. */
const KEPT_FOR = 60_000;
const KEPT_SIZE = 5_000_000;

/** A reply of the service: the result of fetching, its description, or why it requested nothing. */
export type Reply = LiveFile | ServiceAbout | ServiceProblem;

/** A result, and as it is sent. */
interface WrittenFile {
  readonly file: LiveFile;
  readonly bytes: Uint8Array;
}

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
  const recent = new Recent<WrittenFile>(KEPT_FOR, KEPT_SIZE);
  const underway = new Map<string, Promise<WrittenFile>>();

  const loadFile = async (url: URL, as: string | null, userAgent: string): Promise<WrittenFile> => {
    const at = Date.now();
    const begun = now();
    const answer = await requestSite(url, userAgent, { connect, policy, limits, now });
    const ms = Math.round(now() - begun);
    const file: LiveFile = { version: SERVICE_VERSION, url: url.href, as, userAgent, at, ms, ...answer };
    return { file, bytes: writeAnswer(file) };
  };

  const answerTo = async (
    request: Request,
    clientAddress: string,
  ): Promise<WrittenFile | ServiceAbout | ServiceProblem> => {
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

    const key = `${as} ${target.url.href} ${userAgent}`;
    const known = searchParams.has('fresh') ? undefined : recent.get(key, now());
    if (known !== undefined) return known;
    const shared = underway.get(key);
    if (shared !== undefined) return shared;
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
    const written = await loading;
    recent.set(key, written, sizeOf(written), now());
    return written;
  };

  return async (request, clientAddress) => {
    const answer = await answerTo(request, clientAddress);
    onReply?.('bytes' in answer ? answer.file : answer);
    if ('bytes' in answer) return fileAnswer(answer.bytes);
    return 'error' in answer ? problemAnswer(answer) : aboutAnswer(answer);
  };
}

/** Returns about how many bytes a result takes: those that are sent, and the body's text. */
function sizeOf({ file, bytes }: WrittenFile): number {
  return bytes.length + (file.end.kind === 'answer' ? file.end.body.length : 0);
}
