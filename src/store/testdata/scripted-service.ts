import type { Cut, FetchFailure, Hop, LiveFile, ServiceAbout } from '../../service/protocol';
import { SiteFetcher } from '../live/site-fetcher';
import type { SiteFile } from '../live/site-file';
import type { TesterOptions } from '../tester';

/** The robots.txt that example.com sends in tests. */
export const SITE_TEXT = 'User-agent: *\nDisallow: /shop/\n';
/** The address of that file. */
export const SITE_URL = 'https://example.com/robots.txt';
const AT = Date.UTC(2026, 10, 22, 9, 0);

type SentHop = Pick<Hop, 'url' | 'status'> & Partial<Hop>;

interface Answer {
  /** By default, one request with HTTP 200 and plain text. */
  readonly hops?: readonly SentHop[];
  readonly as?: string;
  readonly cut?: Cut;
}

const PLAIN_HOP: SentHop = {
  url: SITE_URL,
  status: 200,
  headers: [
    ['content-type', 'text/plain; charset=utf-8'],
    ['cache-control', 'public, max-age=86400'],
  ],
};

/** The service's reply about a site that answered. The last hop has its status. */
export function answered(text: string, { hops = [PLAIN_HOP], as, cut }: Answer = {}): LiveFile {
  const body = new TextEncoder().encode(text);
  return {
    ...replyHead(hops, as ?? null),
    end: {
      kind: 'answer',
      status: hops.at(-1)?.status ?? 200,
      body: base64Url(body),
      bytes: body.length,
      cut: cut ?? null,
    },
  };
}

/** The service's reply about example.com, which answered with this status and a web page. */
export function answeredStatus(status: number): LiveFile {
  return answered('<!doctype html><html><head></head></html>', {
    hops: [{ url: SITE_URL, status, headers: [['content-type', 'text/html']] }],
  });
}

/** The service's reply about a site that couldn't be fetched. */
export function failed(failure: FetchFailure, url = SITE_URL): LiveFile {
  return { ...replyHead([], null, url), end: { kind: 'failure', failure, url, detail: null } };
}

/** The result of a browser's own request to a site that allows it. */
export function shownToBrowser(text: string, status = 200): SiteFile {
  return {
    by: 'browser',
    url: SITE_URL,
    as: null,
    userAgent: null,
    at: AT,
    hops: [{ url: SITE_URL, status, headers: [['content-type', 'text/plain']], ms: 40 }],
    end: { kind: 'answer', status, body: new TextEncoder().encode(text), cut: null },
  };
}

/** A fetch service whose answers a test sets. `load` starts the real `SiteFetcher` with it. */
export class ScriptedService {
  /** Queries of the requests about a site, in order. */
  readonly requests: string[] = [];
  /** Answers the next requests about a site. While a promise is pending, so is the request. */
  reply: LiveFile | Response | Promise<LiveFile> = answered(SITE_TEXT);
  /** Answers the request for the service's capabilities. */
  about: ServiceAbout | Response = { version: 1, crawlers: ['googlebot', 'bingbot'] };
  /** Answers the browser's own requests; null: the browser shows the page no answer. While a promise is pending, so is the request. */
  shown: SiteFile | null | Promise<SiteFile> = null;
  /** Addresses that the browser itself requested. */
  readonly directRequests: string[] = [];

  /** For `TesterOptions.loadLive`. */
  readonly load = (): ReturnType<NonNullable<TesterOptions['loadLive']>> =>
    Promise.resolve(
      (tester) =>
        new SiteFetcher(tester, {
          service: { address: 'https://tester.example/api/robots', fetch: this.#fetch },
          requestDirectly: (url) => {
            this.directRequests.push(url);
            return Promise.resolve(this.shown);
          },
        }),
    );

  /** Simulates a host without a fetch service. */
  beAbsent(): void {
    this.about = new Response('Not found', { status: 404 });
  }

  readonly #fetch: typeof fetch = async (input, init) => {
    const { search } = new URL(String(input));
    if (search !== '') this.requests.push(decodeURIComponent(search.slice(1)));
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
    const reply = await Promise.race([search === '' ? this.about : this.reply, aborted]);
    return reply instanceof Response ? reply.clone() : Response.json(reply);
  };
}

function replyHead(hops: readonly SentHop[], as: string | null, url = SITE_URL) {
  return {
    version: 1,
    url: hops[0]?.url ?? url,
    as,
    userAgent: as === null ? 'robots.txt-tester/1.0' : 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    at: AT,
    ms: 80,
    hops: hops.map((hop) => ({ headers: [], ms: 40, ...hop })),
  } as const;
}

function base64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
