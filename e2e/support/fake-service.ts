import type { Page, Route } from '@playwright/test';

/** One request of a site and the head of its answer. */
interface Hop {
  readonly url: string;
  readonly status: number;
  readonly headers?: readonly (readonly [string, string])[];
}

/** What the service answers: JSON with a status, or anything else. */
export interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  readonly body?: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Text that the sites of these tests send. */
export const SITE_TEXT = 'User-agent: *\nDisallow: /shop/\n';
const AT = Date.UTC(2026, 10, 22, 9, 0);

/** What the service says of a site that sent this text. */
export function fetched(
  text: string,
  { hops = [], ...part }: { hops?: readonly Hop[]; as?: string } = {},
): Reply {
  const last: Hop = {
    url: 'https://example.com/robots.txt',
    status: 200,
    headers: [
      ['content-type', 'text/plain; charset=utf-8'],
      ['cache-control', 'public, max-age=86400'],
    ],
  };
  const all = hops.length > 0 ? hops : [last];
  const body = Buffer.from(text);
  return {
    json: {
      ...file(all, part.as ?? null),
      end: {
        kind: 'answer',
        status: all.at(-1)?.status,
        body: body.toString('base64url'),
        bytes: body.length,
        cut: null,
      },
    },
  };
}

/** What the service says of a site that could not be asked, or not to the end. */
export function failed(failure: string, { hops = [], url = 'https://example.com/robots.txt' } = {}): Reply {
  return { json: { ...file(hops, null), end: { kind: 'failure', failure, url, detail: null } } };
}

function file(hops: readonly Hop[], as: string | null) {
  return {
    version: 1,
    url: hops[0]?.url ?? 'https://example.com/robots.txt',
    as,
    userAgent: as === null ? 'robots.txt-tester/1.0' : 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    at: AT,
    ms: 80,
    hops: hops.map((hop) => ({ headers: [], ms: 40, ...hop })),
  };
}

/** The fetch service as a test wants it. Without an address it says that it is there, and can ask as Googlebot. */
export class FakeService {
  /** The queries that came with an address, in order. */
  readonly asked: URLSearchParams[] = [];
  /** What it answers to the next ones; a promise keeps the page waiting. */
  reply: Reply | Promise<Reply> = fetched(SITE_TEXT);
  about: Reply = { json: { version: 1, crawlers: ['googlebot', 'bingbot'] } };

  async install(page: Page): Promise<void> {
    await page.route(/\/api\/robots(\?|$)/, (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.size > 0) this.asked.push(searchParams);
    const { json, ...reply } = searchParams.size > 0 ? await this.reply : this.about;
    // The page may have given up meanwhile.
    await route.fulfill(json === undefined ? reply : { ...reply, json }).catch(() => undefined);
  }
}
