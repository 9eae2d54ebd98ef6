import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicInternet } from '../address/gate';
import { clientAddress, isTrusted } from '../client-key';
import { createService, PRODUCT, type ServiceOptions } from '../index';
import { LIMITS } from '../limits';
import { Counts } from './counts';
import { type Health, healthAnswer, isNear } from './health';
import { nodeListener } from './listener';
import { createNodeConnect } from './node-connect';
import { operatorTexts } from './operator-texts';
import { plainAnswer } from './page-files';
import type { Settings } from './settings';

/** A service that listens. */
export interface Program {
  /** The address that it listens at, as a URL. */
  readonly address: string;
  /**
   * Accepts nothing new, and resolves when all connections have ended. Questions that are under way are answered. Connections that outlast the longest
   * question are cut.
   */
  stop(): Promise<void>;
}

/** Values for a program besides its settings. */
export interface ProgramOptions {
  /** Writes a sentence for the operator. */
  warn(sentence: string): void;
  /** Replaces parts of the service, for sites on this computer. */
  readonly overrides?: Partial<ServiceOptions>;
}

/** Milliseconds for writing the last answers after the longest question. */
const FAREWELL = 5_000;

/**
 * Starts the service by its settings: the fetch service at `api/robots` and its health at `api/health`, below any path, because a proxy may or may not
 * remove a folder; and the page's files at all other paths. Rejects with a system error if it can't listen.
 */
export async function startProgram(settings: Settings, options: ProgramOptions): Promise<Program> {
  const { overrides = {} } = options;
  const { totalTime } = overrides.limits ?? LIMITS;
  let isStopping = false;
  const handle = createHandler(settings, options, () => isStopping);
  const server = createServer(
    nodeListener(async (request, socketAddress) => {
      const response = await handle(request, socketAddress);
      if (isStopping) response.headers.set('connection', 'close');
      return response;
    }),
  );
  await listening(server, settings);
  const { address, family, port } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    stop: () => {
      isStopping = true;
      return closed(server, totalTime + FAREWELL);
    },
  };
}

/** Creates the handler of all requests. */
function createHandler(
  settings: Settings,
  { warn, overrides }: ProgramOptions,
  isStopping: () => boolean,
): Parameters<typeof nodeListener>[0] {
  const { callers, trustedProxies, ports, page } = settings;
  const policy = { ...publicInternet, ports };
  const counts = new Counts();
  const connect = createNodeConnect(policy);
  const service = createService({
    connect,
    callers,
    policy,
    onReply: (reply) => counts.count(reply),
    ...overrides,
  });
  const state = { underWay: 0, failures: 0, hasUnknownProxy: false };
  const ask = async (request: Request, socketAddress: string): Promise<Response> => {
    const forwardedFor = request.headers.get('x-forwarded-for');
    if (forwardedFor !== null && !state.hasUnknownProxy && !isTrusted(socketAddress, trustedProxies)) {
      state.hasUnknownProxy = true;
      warn(operatorTexts.unknownProxy);
    }
    state.underWay += 1;
    try {
      return await service(request, clientAddress(socketAddress, forwardedFor, trustedProxies));
    } catch (error) {
      state.failures += 1;
      throw error;
    } finally {
      state.underWay -= 1;
    }
  };
  return (request, socketAddress) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/api/robots')) return ask(request, socketAddress);
    if (pathname.endsWith('/api/health') && isNear(request, socketAddress))
      return Promise.resolve(healthAnswer(request, { ...about(isStopping()), ...state, ...counts.totals }));
    // A path of an API gets no page, which programs couldn't read.
    if (page === null || /\/api\/[^/]*$/.test(pathname)) return Promise.resolve(plainAnswer(404));
    return page.files(request);
  };
}

function about(isStopping: boolean): Pick<Health, 'status' | 'version' | 'uptime'> {
  return {
    status: isStopping ? 'stopping' : 'ok',
    version: PRODUCT.slice(PRODUCT.indexOf('/') + 1),
    uptime: Math.floor(process.uptime()),
  };
}

function listening(server: Server, { listen }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(listen, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Closes a server. Connections that are still open after some milliseconds are cut. */
function closed(server: Server, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), ms);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
