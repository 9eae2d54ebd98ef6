import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { readPageAddress } from '../../share';
import type { Arrival } from '../../state';
import { bookmarkCode } from './bookmark-code';

const TESTER = 'https://tester.example/sub/';
const STOPPED = { kind: 'fetch', site: 'https://site.example/robots.txt', stopped: 'bookmark-stopped' };
const TEXT = 'User-agent: *\nDisallow: /shop/\n';
const plain = { 'content-type': 'text/plain', 'cache-control': 'max-age=60', 'x-private': 'no' };

/** The part of a site's window that the bookmark uses. */
interface SiteWindow {
  readonly href?: string;
  /** Returns the site's answer; rejects if its policy forbids the request. */
  readonly fetch?: () => Promise<Response>;
  readonly contentType?: string;
  readonly characterSet?: string;
  /** Null if the window shows XML rather than a page. */
  readonly text?: string | null;
  readonly status?: number;
}

const forbidden = () => Promise.reject(new TypeError('Refused to connect'));
const answering = (body: BodyInit, init?: ResponseInit) => () =>
  Promise.resolve(new Response(body, { headers: plain, ...init }));

/** Runs the bookmark in this window, which has only the given properties. Returns the opened address, and the alerts. */
async function press({
  href = 'https://site.example/shop/a?b=c#d',
  fetch = forbidden,
  contentType = 'text/html',
  characterSet = 'UTF-8',
  text = 'Welcome',
  status = 200,
}: SiteWindow): Promise<{ href: string; alerts: string[] }> {
  const location = { href, origin: new URL(href).origin };
  const alerts: string[] = [];
  const requests: [string, RequestInit][] = [];
  const context = createContext({
    location,
    alert: (message: string) => alerts.push(message),
    AbortSignal,
    document: {
      contentType,
      characterSet,
      body: text === null ? null : { textContent: text },
      createElementNS: () => ({
        href: '',
        rel: '',
        click(this: HTMLAnchorElement) {
          expect(this.rel).toBe('noreferrer');
          location.href = this.href;
        },
      }),
    },
    performance: { getEntriesByType: () => [{ responseStatus: status }] },
    fetch: async (url: string, init: RequestInit) => {
      requests.push([url, init]);
      const response = await fetch();
      if (response.url === '') Object.defineProperty(response, 'url', { value: url });
      return response;
    },
    Blob,
    Response,
    CompressionStream,
    btoa,
  });
  const [scheme, ...rest] = bookmarkCode(TESTER, 'Open the "site" first').split(':');
  expect(scheme).toBe('javascript');
  // If the script returned a value, the browser would show it in place of the page.
  expect(runInContext(decodeURIComponent(rest.join(':')), context)).toBeUndefined();
  await expect.poll(() => location.href !== href || alerts.length > 0).toBe(true);
  for (const [url, init] of requests) {
    expect(url).toBe('https://site.example/robots.txt');
    expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit', signal: expect.any(AbortSignal) });
  }
  return { href: location.href, alerts };
}

/** Reads the opened address as the tester does. */
function arrivalOf(href: string): Promise<Arrival> {
  expect(href.startsWith(`${TESTER}#site1.`)).toBe(true);
  return readPageAddress({ fragment: new URL(href).hash.slice(1), query: '' });
}

async function pressed(window: SiteWindow): Promise<Arrival> {
  return arrivalOf((await press(window)).href);
}

describe('the bookmark', () => {
  test('opens the tester with the file, its site’s answer, and the page as the tested URL', async () => {
    const { content, question, problem } = await pressed({ fetch: answering(TEXT) });
    expect(problem).toBeNull();
    expect(content).toMatchObject({
      text: TEXT,
      origin: {
        kind: 'site',
        by: 'bookmark',
        url: 'https://site.example/robots.txt',
        bytes: 31,
        mediaType: 'text/plain',
        answer: { final: { kind: 'status', status: 200 }, redirects: 0, maxAge: 60 },
      },
    });
    expect(question).toMatchObject({
      robotsUrlInput: 'https://site.example/robots.txt',
      urlInput: 'https://site.example/shop/a?b=c#d',
    });
  });

  test('transfers every byte', async () => {
    const bytes = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
    const { content } = await pressed({ fetch: answering(bytes) });
    expect(content?.bytes).toEqual(bytes);
  });

  test('packs a large file', async () => {
    const { href } = await press({ fetch: answering('Disallow: /shop/\n'.repeat(30_000)) });
    expect(href.length).toBeLessThan(10_000);
    expect((await arrivalOf(href)).content?.text.length).toBe(510_000);
  });

  test('stops after 1 MiB, and reports it', async () => {
    let isCancelled = false;
    const endless = new ReadableStream({
      cancel() {
        isCancelled = true;
      },
      pull(controller) {
        controller.enqueue(new Uint8Array(65_536).fill(35));
      },
    });
    const { content } = await pressed({ fetch: answering(endless) });
    expect(content?.bytes?.length).toBe(1_048_576);
    expect(content?.origin).toMatchObject({ answer: { body: 'over-limit' } });
    expect(isCancelled).toBe(true);
  });

  test('transfers an error status, and the target of redirects', async () => {
    const missing = await pressed({ fetch: answering('<h1>', { status: 404 }) });
    expect(missing.content).toMatchObject({
      text: '',
      origin: { answer: { final: { kind: 'status', status: 404 } } },
    });
    const response = new Response(TEXT, { headers: plain });
    Object.defineProperties(response, {
      url: { value: 'https://www.site.example/robots.txt' },
      redirected: { value: true },
    });
    const led = await pressed({ fetch: () => Promise.resolve(response) });
    expect(led.content?.origin).toMatchObject({
      url: 'https://site.example/robots.txt',
      answer: { redirects: 1, redirectedTo: 'other-host' },
    });
  });

  const shownFile = {
    href: 'https://site.example/robots.txt',
    contentType: 'text/plain',
    text: `${TEXT}# é`,
  };

  test('reads the file from its own window if the site forbids requests', async () => {
    const { content, question } = await pressed({ ...shownFile, status: 203 });
    expect(content).toMatchObject({
      text: `${TEXT}# é`,
      origin: { mediaType: 'text/plain', answer: { final: { kind: 'status', status: 203 } } },
    });
    expect(question.urlInput).toBe('https://site.example/');
  });

  test('reads that window, too, if the site refuses requests without cookies', async () => {
    const fetch = answering('Who are you?', { status: 403 });
    expect((await pressed({ ...shownFile, fetch })).content?.text).toBe(shownFile.text);
    expect((await pressed({ fetch })).content?.origin).toMatchObject({
      answer: { final: { kind: 'status', status: 403 } },
    });
  });

  test('leaves out a page whose address is too long', async () => {
    const href = `https://site.example/#${'a'.repeat(200_000)}`;
    const { problem, question } = await pressed({ href, fetch: answering(TEXT) });
    expect(problem).toBeNull();
    expect(question.urlInput).toBe('https://site.example/');
  });

  test.each<[string, SiteWindow]>([
    ['on another page', {}],
    ['on a page of XML', { contentType: 'application/xml', text: null }],
    ['where the window does not say how it was answered', { ...shownFile, status: 0 }],
    ['on a page that is no text', { ...shownFile, contentType: 'text/html' }],
    ['where the window has read it in another encoding', { ...shownFile, characterSet: 'windows-1252' }],
    ['on another text of the site', { ...shownFile, href: 'https://site.example/ads.txt' }],
    [
      'where the file breaks off',
      { fetch: answering(new ReadableStream({ pull: (controller) => controller.error(new Error('off')) })) },
    ],
  ])('otherwise opens the tester without a file: %s', async (_name, window) => {
    expect(await pressed(window)).toMatchObject({
      content: null,
      problem: null,
      question: {},
      panel: STOPPED,
    });
  });

  test('opens the tester without a file that is too large for an address', async () => {
    const noise = new Uint8Array(1_048_576);
    for (let at = 0; at < noise.length; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536));
    expect((await pressed({ fetch: answering(noise) })).panel).toEqual({
      ...STOPPED,
      stopped: 'bookmark-too-large',
    });
  });

  test('explains what to do on an empty page', async () => {
    expect(await press({ href: 'about:blank' })).toEqual({
      href: 'about:blank',
      alerts: ['Open the "site" first'],
    });
  });
});
