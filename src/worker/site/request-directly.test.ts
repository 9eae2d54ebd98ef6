import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestDirectly } from './request-directly';
import type { DirectAnswer, DirectReply } from './site-protocol';

const SITE = 'https://site.example/robots.txt';
const TEXT = 'User-agent: *\nDisallow: /\n';
const MEBIBYTE = 1_048_576;

/** Replaces the timeout of 20 seconds. Tests abort it. */
let time: AbortController;
/** Timeouts of the signals created, in milliseconds. */
let patience: number[];

beforeEach(() => {
  time = new AbortController();
  patience = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    patience.push(milliseconds);
    return time.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A network with one answer or failure. Records its requests. */
function network(answer: () => Response | Promise<Response>) {
  const requests: (readonly [url: unknown, init: RequestInit | undefined])[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    requests.push([url, init]);
    return await answer();
  };
  return { requests, fetch };
}

/** Requests a site with one answer. The clock shows 100, then 112.6. */
async function request(answer: () => Response | Promise<Response>, url = SITE): Promise<DirectReply> {
  const times = [100, 112.6];
  return await requestDirectly(url, network(answer).fetch, () => times.shift() ?? Number.NaN);
}

/** Returns a reply that is an answer, with its body as text. */
function shown(reply: DirectReply) {
  if (reply === null || reply === 'timeout') throw new Error(`No answer: ${reply}`);
  const { body, ...rest } = reply;
  return { ...rest, text: new TextDecoder().decode(body) };
}

/** Sets read-only properties of a response, because one created by a script has no address. */
function from(
  response: Response,
  properties: Partial<Pick<Response, 'url' | 'redirected' | 'type' | 'status'>>,
) {
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(response, name, { value });
  return response;
}

/** A body of these pieces that then ends, breaks or hangs. `cancelled` counts cancellations. */
function bodyOf(pieces: Iterable<string | Uint8Array>, then: 'ends' | 'breaks' | 'hangs' = 'ends') {
  const rest = pieces[Symbol.iterator]();
  const seen = { sent: 0, cancelled: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = rest.next();
        if (done !== true) {
          const piece = typeof value === 'string' ? new TextEncoder().encode(value) : value;
          seen.sent += piece.length;
          controller.enqueue(piece);
          return undefined;
        }
        if (then === 'ends') controller.close();
        if (then === 'breaks') controller.error(new TypeError('network error'));
        if (then !== 'hangs') return undefined;
        // As in a browser, the body fails when the signal aborts.
        const breakOff = () => controller.error(time.signal.reason as Error);
        if (time.signal.aborted) breakOff();
        time.signal.addEventListener('abort', breakOff);
        return new Promise<void>(() => undefined);
      },
      cancel() {
        seen.cancelled++;
        // Simulates a site that never finishes the cancellation.
        return new Promise<void>(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

function* endless(piece: Uint8Array): Generator<Uint8Array> {
  for (;;) yield piece;
}

describe('a site is requested', () => {
  test('once, without any header or cookie of ours', async () => {
    const { requests, fetch } = network(() => new Response(TEXT));
    await requestDirectly(SITE, fetch, () => 0);
    expect(requests).toEqual([
      [
        SITE,
        {
          mode: 'cors',
          credentials: 'omit',
          cache: 'no-store',
          referrerPolicy: 'no-referrer',
          redirect: 'follow',
          signal: time.signal,
        },
      ],
    ]);
    expect(patience).toEqual([20_000]);
  });

  test.each([
    ['http://site.example/robots.txt', 'http://site.example/robots.txt'],
    ['https://site.example:8443/robots.txt', 'https://site.example:8443/robots.txt'],
    ['HTTPS://Site.Example:443/robots.txt', SITE],
    ['https://bücher.example/robots.txt', 'https://xn--bcher-kva.example/robots.txt'],
    ['http://[::1]/robots.txt', 'http://[::1]/robots.txt'],
  ])('%s', async (url, address) => {
    const { requests, fetch } = network(() => new Response(TEXT));
    expect(await requestDirectly(url, fetch, () => 0)).not.toBeNull();
    expect(requests.map(([to]) => to)).toEqual([address]);
  });

  test.each([
    '',
    '/robots.txt',
    'site.example/robots.txt',
    'https:///',
    'https://site.example',
    'https://site.example/',
    'https://site.example/Robots.txt',
    'https://site.example/robots.txt/',
    'https://site.example//robots.txt',
    'https://site.example/a/robots.txt',
    'https://site.example/robots%2Etxt',
    'https://site.example/x?/robots.txt',
    'https://site.example/robots.txt?',
    'https://site.example/robots.txt?text=secret',
    'https://site.example/robots.txt#',
    'https://site.example/robots.txt#x',
    'https://name@site.example/robots.txt',
    'https://:word@site.example/robots.txt',
    'https://name:word@site.example/robots.txt',
    'ftp://site.example/robots.txt',
    'ws://site.example/robots.txt',
    'wss://site.example/robots.txt',
    'file:///robots.txt',
    'data:text/plain,/robots.txt',
    'blob:https://site.example/robots.txt',
    'javascript:/robots.txt',
    'xhttps://site.example/robots.txt',
  ])('but not %j', async (url) => {
    const { requests, fetch } = network(() => new Response(TEXT));
    expect(await requestDirectly(url, fetch, () => 0)).toBeNull();
    expect(requests).toEqual([]);
  });
});

describe('an answer', () => {
  test('has the data that the browser exposes', async () => {
    const headers = { 'Content-Type': 'text/plain', ETag: '"1"', 'X-Other': 'yes' };
    const reply = await request(() => from(new Response(TEXT, { headers }), { url: SITE }));
    expect(shown(reply)).toEqual({
      url: SITE,
      isRedirected: false,
      status: 200,
      headers: [
        ['content-type', 'text/plain'],
        ['etag', '"1"'],
        ['x-other', 'yes'],
      ],
      text: TEXT,
      cut: null,
      ms: 13,
    });
  });

  test('has the address after redirects', async () => {
    const url = 'https://www.site.example/robots.txt?x=1';
    const reply = await request(() => from(new Response(TEXT), { url, redirected: true }));
    expect(shown(reply)).toMatchObject({ url, isRedirected: true, status: 200 });
  });

  test.each([201, 204, 304, 404, 503])('of status %i is accepted', async (status) => {
    expect(shown(await request(() => new Response(null, { status })))).toMatchObject({
      status,
      text: '',
      cut: null,
    });
  });

  test('has at most 40 headers of at most 500 characters', async () => {
    const headers = Array.from({ length: 60 }, (_, at): [string, string] => [
      `x-${at + 10}`,
      'v'.repeat(600),
    ]);
    const reply = shown(await request(() => new Response(null, { headers })));
    expect(reply.headers.length).toBe(40);
    expect(reply.headers.every(([, value]) => value === 'v'.repeat(500))).toBe(true);
  });

  test('took 0 ms if the clock was set back', async () => {
    const times = [100, 40];
    const { fetch } = network(() => new Response(TEXT));
    expect(shown(await requestDirectly(SITE, fetch, () => times.shift() ?? 0)).ms).toBe(0);
  });

  test('with a body cut by the timeout keeps the received part', async () => {
    const { stream, seen } = bodyOf(['User-agent'], 'hangs');
    const reply = request(() => new Response(stream));
    await vi.waitFor(() => expect(seen.sent).toBe(10));
    time.abort(new DOMException('timed out', 'TimeoutError'));
    expect(shown(await reply)).toMatchObject({ text: 'User-agent', cut: 'time', status: 200 });
  });

  test.each([
    ['after some bytes', ['User-', 'agent'], 'User-agent'],
    ['before the first', [], ''],
  ])('with a body broken off %s keeps the received part', async (_, pieces, text) => {
    const { stream } = bodyOf(pieces, 'breaks');
    expect(shown(await request(() => new Response(stream)))).toMatchObject({ text, cut: 'connection' });
  });

  test.each([97, 4_096, 65_536, 700_001, 3 * MEBIBYTE])(
    'with an endless body, in pieces of %i bytes, is cancelled after 1 MiB',
    async (length) => {
      const piece = new Uint8Array(length).fill(35);
      const { stream, seen } = bodyOf(endless(piece));
      const reply = (await request(() => new Response(stream))) as DirectAnswer;
      expect(reply.cut).toBe('size');
      expect(reply.body.length).toBe(MEBIBYTE);
      expect(reply.body.every((byte) => byte === 35)).toBe(true);
      expect(seen.cancelled).toBe(1);
      expect(seen.sent).toBeLessThanOrEqual(MEBIBYTE + length);
    },
  );

  test.each([
    [MEBIBYTE, null],
    [MEBIBYTE + 1, 'size'],
  ] as const)('of %i bytes has the cut %s', async (length, cut) => {
    const reply = (await request(() => new Response(new Uint8Array(length)))) as DirectAnswer;
    expect({ length: reply.body.length, cut: reply.cut }).toEqual({ length: MEBIBYTE, cut });
  });

  test('keeps its bytes unchanged, in a separate buffer', async () => {
    const { stream } = bodyOf([Uint8Array.of(0xff, 0xfe, 0), '', Uint8Array.of(0xc3)]);
    const { body } = (await request(() => new Response(stream))) as DirectAnswer;
    expect([...body]).toEqual([0xff, 0xfe, 0, 0xc3]);
    expect(body.buffer.byteLength).toBe(4);
  });
});

describe('a request without an answer', () => {
  test.each([
    ['the site is unreachable or does not permit CORS', new TypeError('Failed to fetch')],
    ['the request was aborted elsewhere', new DOMException('aborted', 'AbortError')],
  ])('returns null if %s', async (_, failure) => {
    expect(await request(() => Promise.reject(failure))).toBeNull();
  });

  test('returns timeout once the time is over', async () => {
    const reply = request(
      () =>
        new Promise((_, reject) =>
          time.signal.addEventListener('abort', () => reject(time.signal.reason as Error)),
        ),
    );
    time.abort(new DOMException('timed out', 'TimeoutError'));
    expect(await reply).toBe('timeout');
  });

  test.each([
    ['opaque', { type: 'opaque', status: 0 }],
    ['opaque, with a status', { type: 'opaque' }],
    ['a redirect that is not exposed', { type: 'opaqueredirect', status: 0 }],
  ] as const)('returns null if the browser hides the answer: %s', async (_, properties) => {
    const { stream, seen } = bodyOf([TEXT], 'hangs');
    expect(await request(() => from(new Response(stream), properties))).toBeNull();
    expect(seen).toEqual({ sent: 0, cancelled: 1 });
  });

  test('returns null for an error response', async () => {
    expect(await request(() => Response.error())).toBeNull();
  });
});

describe('the worker', () => {
  let scope: EventTarget;
  let replies: { readonly message: DirectReply; readonly left: readonly number[] }[];
  let requests: unknown[];

  beforeEach(async () => {
    vi.resetModules();
    scope = new EventTarget();
    replies = [];
    requests = [];
    vi.stubGlobal('self', scope);
    vi.stubGlobal('fetch', (url: unknown) => {
      requests.push(url);
      return Promise.resolve(from(new Response(TEXT), { url: SITE }));
    });
    vi.stubGlobal('postMessage', (message: DirectReply, options: { transfer: ArrayBuffer[] }) => {
      const copy = structuredClone(message, options);
      replies.push({ message: copy, left: options.transfer.map(({ byteLength }) => byteLength) });
    });
    await import('../site.worker');
  });

  const send = (url: string) => scope.dispatchEvent(new MessageEvent('message', { data: { url } }));

  test('posts nothing unrequested, answers one request, and transfers the body', async () => {
    expect(replies).toEqual([]);
    send(SITE);
    send('https://other.example/robots.txt');
    await vi.waitFor(() => expect(replies.length).toBe(1));
    expect(requests).toEqual([SITE]);
    const [{ message, left } = { message: null, left: [] }] = replies;
    expect(shown(message)).toMatchObject({ url: SITE, status: 200, text: TEXT, cut: null });
    // A transferred buffer is empty here.
    expect(left).toEqual([0]);
  });

  test('transfers nothing if there is no answer', async () => {
    send('https://site.example/secret');
    await vi.waitFor(() => expect(replies).toEqual([{ message: null, left: [] }]));
    expect(requests).toEqual([]);
  });
});
