import { beforeEach, describe, expect, test } from 'vitest';
import { crawlers, readCrawler } from '../../catalogue/full';
import type { LiveFile } from '../../service/protocol';
import { type Draft, storedDraft } from '../draft';
import { readDraft } from '../read-draft';
import { isSimulating } from '../simulation';
import type { TesterState } from '../state';
import { setState } from '../testdata/set-state';
import { createTester, type Tester } from '../tester';
import type { Live } from './live-state';
import { SiteFetcher } from './site-fetcher';
import type { SiteFile } from './site-file';
import { curlLine } from './typed-site';

const SITE = 'https://example.com/robots.txt';
const TEXT = 'User-agent: *\nDisallow: /shop/\n';

/** A worker that never answers. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

/** A request to the service, which the test answers. */
interface Request {
  readonly url: URL;
  readonly init: RequestInit;
  reply(response: Response | Error): void;
}

let requests: Request[];
let tester: Tester;
let live: Live;
/** Requests by the browser itself; `direct` is their result. */
let directly: string[];
let direct: SiteFile | null;

const fakeFetch = ((url: URL, init: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    requests.push({
      url,
      init,
      reply: (response) => (response instanceof Error ? reject(response) : resolve(response)),
    });
  })) as typeof fetch;

/** Starts the tester and its live part. `hasService`: the service has described itself. */
async function begin(draft: Draft | null = null, hasService = true): Promise<void> {
  requests = [];
  directly = [];
  direct = null;
  tester = createTester({
    startWorker: () => new SilentWorker() as unknown as Worker,
    loadCatalogue: () => Promise.resolve({ crawlers, readCrawler }),
    draft: draft && { id: 'own', draft },
    theme: 'system',
  });
  live = new SiteFetcher(tester, {
    service: { address: 'https://tester.example/sub/api/robots', fetch: fakeFetch },
    requestDirectly: (url) => {
      directly.push(url);
      return Promise.resolve(direct);
    },
  });
  if (!hasService) return;
  live.checkService();
  await reply(json({ version: 1, crawlers: ['googlebot'] }));
  requests = [];
}

beforeEach(() => begin());

const state = () => tester.store.getState();
const outcome = () => live.store.getState().outcome;
const answerOf = ({ document: { origin } }: TesterState) => (origin.kind === 'site' ? origin.answer : null);

function json(value: unknown, init: ResponseInit = {}): Response {
  const headers = { 'content-type': 'application/json', ...init.headers };
  return new Response(JSON.stringify(value), { ...init, headers });
}

/** Returns the service's answer about a site that sent this text. */
function sent(text: string, { status = 200, url = SITE, at = 1_000 } = {}): LiveFile {
  const body = Buffer.from(text);
  return {
    version: 1,
    url,
    as: null,
    userAgent: 'tester/1',
    at,
    ms: 3,
    hops: [{ url, status, headers: [['content-type', 'text/plain']], ms: 3 }],
    end: { kind: 'answer', status, body: body.toString('base64url'), bytes: body.length, cut: null },
  };
}

/** Answers the newest request and waits until the page has handled it. */
async function reply(response: Response | Error): Promise<void> {
  requests.at(-1)?.reply(response);
  for (let turn = 0; turn < 3; turn++) await new Promise((done) => setImmediate(done));
}

async function fetchSite(site: string, file: unknown): Promise<void> {
  live.setSite(site);
  live.fetch();
  await reply(json(file));
}

test('text typed before this part was loaded is in the initial state', () => {
  tester.actions.showPanel({ kind: 'fetch', site: null, typed: 'my-shop.t' });
  const late = new SiteFetcher(tester, {
    service: { address: 'https://tester.example/api/robots', fetch: fakeFetch },
    requestDirectly: () => Promise.resolve(null),
  });
  expect(late.store.getState().site).toBe('my-shop.t');
  late.dispose();
});

test('the panel offers the site of the question, and keeps a typed one', () => {
  const site = () => live.store.getState().site;
  const open = () => tester.actions.showPanel({ kind: 'fetch', site: null });
  open();
  expect(site()).toBe('');
  tester.actions.setUrl('https://my-shop.test/cart');
  open();
  expect(site()).toBe('my-shop.test');
  tester.actions.setUrl('https://other.test/');
  open();
  expect(site()).toBe('other.test');
  live.setSite('typed.test');
  open();
  expect(site()).toBe('typed.test');
});

test('the panel offers the fetched site again, unless another one is in question', async () => {
  const site = () => live.store.getState().site;
  const open = () => tester.actions.showPanel({ kind: 'fetch', site: null });
  tester.actions.setUrl('/cart');
  await fetchSite('my-shop.test', sent(TEXT, { url: 'https://my-shop.test/robots.txt' }));
  open();
  expect(site()).toBe('my-shop.test');
  tester.actions.setUrl('http://other.test:8080/cart');
  open();
  expect(site()).toBe('http://other.test:8080');
});

describe('requests', () => {
  test('contain only the site of the typed text, and are sent only on demand', () => {
    expect(requests).toEqual([]);
    live.setSite(' exämple.com/a b?c=d&as=x ');
    expect(requests).toEqual([]);
    live.fetch();
    expect(requests.map(({ url }) => url.href)).toEqual([
      'https://tester.example/sub/api/robots?url=ex%C3%A4mple.com',
    ]);
    const { init } = requests[0] as Request;
    expect(init).toMatchObject({ credentials: 'omit', mode: 'same-origin', cache: 'no-store' });
    expect(init.body).toBeUndefined();
  });

  test.each([
    ['https://example.com:8080/account?token=secret#part', 'https://example.com:8080'],
    ['example.com:80?token=secret', 'example.com:80'],
    ['[2606:4700::1111]/x', '[2606:4700::1111]'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['https:\\\\example.com\\secret', 'https:'],
  ])('for %s contain only %s', (typed, sent) => {
    live.setSite(typed);
    live.fetch();
    expect(requests.map(({ url }) => url.searchParams.get('url'))).toEqual([sent]);
  });

  test.each([
    'https://me:secret@example.com/',
    'me@example.com',
    'me:secret@example.com',
    'https://a@b@example.com',
  ])('are not sent if the site contains a name or password: %s', (typed) => {
    live.setSite(typed);
    live.fetch();
    expect(requests).toEqual([]);
    expect(outcome()).toEqual({ kind: 'problem', problem: { error: 'refused', reason: 'credentials' } });
  });

  test('are not sent for an empty or overlong address', () => {
    live.setSite(' ');
    live.fetch();
    live.setSite('a'.repeat(2_001));
    live.fetch();
    expect(requests).toEqual([]);
    expect(outcome()).toEqual({ kind: 'problem', problem: { error: 'refused', reason: 'no-address' } });
  });

  test('name the current crawler only if that was chosen and the service can send its header', async () => {
    await fetchSite('example.com', sent(TEXT));
    live.setAsCrawler(true);
    live.fetch();
    tester.actions.setCrawler('no-such-bot');
    live.fetch();
    expect(requests.map(({ url }) => url.searchParams.get('as'))).toEqual([null, 'googlebot', null]);
  });

  test('bypass the cache only if the same site is fetched again', async () => {
    await fetchSite('example.com', sent(TEXT));
    live.fetch();
    live.setSite('other.example');
    live.fetch();
    expect(requests.map(({ url }) => url.searchParams.get('fresh'))).toEqual([null, '1', null]);
  });
});

describe('a received file', () => {
  test('is opened with its address, its answer and its origin; crawler and list stay', async () => {
    const { list, crawlerInput } = state();
    await fetchSite('example.com', sent(TEXT));
    expect(state().document).toMatchObject({
      edited: false,
      origin: { kind: 'site', url: SITE, as: null, at: 1_000, bytes: 31, mediaType: 'text/plain' },
    });
    expect(state().document.text.toString()).toBe(TEXT);
    expect(state()).toMatchObject({ robotsUrlInput: SITE, robotsUrl: { kind: 'url' }, crawlerInput });
    expect(state().list).toBe(list);
    expect(isSimulating(state())).toBe(false);
    expect(outcome()).toMatchObject({ kind: 'fetched', former: null });
  });

  test('an answer without a file becomes an empty document once the user tests it', async () => {
    await fetchSite('example.com', sent('<html>', { status: 503 }));
    live.testAnswer();
    expect(outcome()).toMatchObject({ kind: 'fetched', file: { end: { status: 503 } } });
    expect(state().document.text.length).toBe(0);
    expect(state().answer.final).toEqual({ kind: 'status', status: 503 });
    expect(isSimulating(state())).toBe(false);
    tester.actions.setAnswer({ final: { kind: 'status', status: 200 } });
    expect(isSimulating(state())).toBe(true);
    tester.actions.endSimulation();
    expect(state().answer.final).toEqual({ kind: 'status', status: 503 });
  });

  test('a web page becomes the document once the user opens it', async () => {
    const text = '<!doctype html>\n<title>Log in</title>';
    await fetchSite('example.com', sent(text));
    expect(state().document.origin.kind).toBe('example');
    live.testAnswer();
    expect(state().document.text.toString()).toBe(text);
  });

  test('is replaced by text pasted over it, and its answer no longer applies', async () => {
    await fetchSite('example.com', sent('', { status: 404 }));
    live.testAnswer();
    tester.actions.edit([[0, 0, TEXT]], TEXT);
    expect(state().document.origin).toEqual({ kind: 'typed' });
    expect(state().answer.final).toEqual({ kind: 'status', status: 200 });
  });

  test('keeps its answer when it is edited in part', async () => {
    const file = sent(TEXT, { status: 203 });
    await fetchSite('example.com', file);
    tester.actions.edit([[0, 0, '# ']], `# ${TEXT}`);
    expect(state().document).toMatchObject({ origin: { kind: 'site' }, edited: true });
    expect(state().answer.final).toEqual({ kind: 'status', status: 203 });
  });

  test.each([
    ['', ''],
    ['https://example.com/shop/cart?x=1', ''],
    ['https://own.example/a', 'https://own.example/a'],
    ['/b', '/b'],
  ])('the tested URL %j becomes %s', async (before, after) => {
    tester.actions.setUrl(before);
    await fetchSite('shop.example', sent(TEXT, { url: 'https://shop.example/robots.txt' }));
    expect(state().urlInput).toBe(after);
    expect(state().url.kind).toBe(after === '' ? 'empty' : 'url');
    expect(state().urlRequest !== null).toBe(after === '');
    expect(state().robotsUrl).toMatchObject({ origin: 'https://shop.example' });
  });

  test('the tested URL moves from site to site, if it belonged to the former one', async () => {
    const other = sent(TEXT, { url: 'https://other.example/robots.txt' });
    await fetchSite('example.com', sent(TEXT));
    tester.actions.setUrl('https://example.com/mine');
    await fetchSite('other.example', other);
    expect(state().urlInput).toBe('https://other.example/mine');
    tester.actions.setUrl('https://third.example/theirs');
    await fetchSite('example.com', sent(TEXT));
    expect(state().urlInput).toBe('https://third.example/theirs');
  });

  test('the user’s own text can be restored afterwards', async () => {
    tester.actions.edit([[0, state().document.text.length, 'own']], 'own');
    await fetchSite('example.com', sent(TEXT));
    expect(state().notice).toEqual({ kind: 'text-replaced' });
    tester.actions.restoreReplaced();
    expect(state().document.text.toString()).toBe('own');
    expect(isSimulating(state())).toBe(false);
  });

  test('is saved in drafts with everything that its site answered', async () => {
    await fetchSite('example.com', sent(TEXT, { status: 203 }));
    const { document, crawlerInput, urlInput, dialectChoice, robotsUrlInput, list } = state();
    const draft: Draft = {
      ...document,
      text: document.text.toString(),
      savedAt: 1,
      crawlerInput,
      urlInput,
      dialectChoice,
      robotsUrlInput,
      list,
      name: '',
    };
    const read = readDraft(structuredClone(storedDraft(draft)));
    expect(read?.origin).toEqual(document.origin);
    await begin(read);
    expect(state().answer.final).toEqual({ kind: 'status', status: 203 });
    expect(isSimulating(state())).toBe(false);
    expect(live.store.getState()).toMatchObject({ site: 'example.com', fetched: 'example.com' });
    // The next fetch is compared with the restored file.
    await fetchSite('example.com', sent('other', { at: 2_000 }));
    expect(outcome()).toMatchObject({ former: { content: { origin: { at: 1_000 } }, isSame: false } });
  });
});

describe('fetching again', () => {
  test('the same text stays in place, with the newest answer', async () => {
    await fetchSite('example.com', sent(TEXT));
    const { id } = state().document;
    await fetchSite('example.com', sent(TEXT, { status: 203, at: 2_000 }));
    expect(state().document).toMatchObject({ id, origin: { at: 2_000 } });
    expect(state().answer.final).toEqual({ kind: 'status', status: 203 });
    expect(outcome()).toMatchObject({ former: { content: { origin: { at: 1_000 } }, isSame: true } });
  });

  test('another text replaces it', async () => {
    await fetchSite('example.com', sent(TEXT));
    await fetchSite('example.com', sent('other'));
    expect(state().document.text.toString()).toBe('other');
    const reported = outcome();
    expect(reported?.kind === 'fetched' && reported.former?.content.text.toString()).toBe(TEXT);
    expect(reported).toMatchObject({ former: { isSame: false } });
    expect(state().notice).toBeNull();
  });

  test('the fetched text is compared, not the edited one', async () => {
    await fetchSite('example.com', sent(TEXT));
    tester.actions.edit([[0, 0, '# ']], `# ${TEXT}`);
    await fetchSite('example.com', sent(TEXT));
    expect(outcome()).toMatchObject({ former: { isSame: true } });
    expect(state().document.text.toString()).toBe(TEXT);
    expect(state().notice).toEqual({ kind: 'text-replaced' });
  });

  test('two answers without text are not compared, but one with and one without are', async () => {
    await fetchSite('example.com', sent('', { status: 503 }));
    live.testAnswer();
    await fetchSite('example.com', sent('', { status: 404 }));
    live.testAnswer();
    expect(outcome()).toMatchObject({ kind: 'fetched', former: null });
    await fetchSite('example.com', sent(TEXT));
    expect(outcome()).toMatchObject({ former: { isSame: false } });
  });

  test('another site is not compared', async () => {
    await fetchSite('example.com', sent(TEXT));
    await fetchSite('other.example', sent(TEXT, { url: 'https://other.example/robots.txt' }));
    expect(outcome()).toMatchObject({ kind: 'fetched', former: null });
  });
});

describe('nothing changes', () => {
  const refused = {
    ...sent(''),
    hops: [],
    end: { kind: 'failure', failure: 'private-address', url: SITE, detail: null },
  } as const satisfies LiveFile;

  test.each<[string, () => Response | Error, object]>([
    [
      'a refusal',
      () => json({ error: 'refused', reason: 'scheme' }, { status: 400 }),
      { error: 'refused', reason: 'scheme' },
    ],
    [
      'a busy service',
      () => json({ error: 'busy', retryAfter: 9 }, { status: 429 }),
      { error: 'busy', retryAfter: 9 },
    ],
    [
      'somebody between who is busy',
      () => new Response('wait', { status: 429 }),
      { error: 'busy', retryAfter: 60 },
    ],
    [
      'the same, who says how long',
      () => new Response('wait', { status: 429, headers: { 'retry-after': '5' } }),
      { error: 'busy', retryAfter: 5 },
    ],
    ['a foreign page', () => json({ error: 'foreign' }, { status: 403 }), { error: 'foreign' }],
    ['a page that is not there', () => new Response('no', { status: 404 }), { error: 'not-shown' }],
    [
      'a page in its place',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      { error: 'not-shown' },
    ],
    [
      'JSON that is none',
      () => new Response('{', { headers: { 'content-type': 'application/json' } }),
      { error: 'unreadable' },
    ],
    ['other JSON', () => json({ hello: 1 }), { error: 'unreadable' }],
    ['an unknown problem', () => json({ error: 'tired' }, { status: 400 }), { error: 'unreadable' }],
    ['a broken service', () => new Response('oops', { status: 502 }), { error: 'failed' }],
    ['another version', () => json({ version: 3 }), { error: 'other-version' }],
    [
      'a body that is no base64',
      () => json({ ...sent(''), end: { ...sent('').end, body: '!' } }),
      { error: 'unreadable' },
    ],
    [
      'more than anything has',
      () => json({ ...sent(''), more: 'a'.repeat(4_000_001) }),
      { error: 'unreadable' },
    ],
    ['no connection', () => new TypeError('offline'), { error: 'unreachable' }],
  ])('%s', async (_name, response, problem) => {
    const before = state();
    live.setSite('example.com');
    live.fetch();
    await reply(response());
    expect(outcome()).toEqual({ kind: 'problem', problem });
    expect(state()).toBe(before);
    expect(live.store.getState().underWay).toBeNull();
  });

  test.each<[string, LiveFile]>([
    ['a missing file', sent('gone', { status: 404 })],
    ['a server error', sent('sorry', { status: 503 })],
    ['a web page', sent('<!doctype html>\n<title>Log in</title>')],
    ['a redirect without a target', sent('', { status: 302 })],
    ['an unknown name', { ...refused, end: { ...refused.end, failure: 'dns' } }],
    ['silence', { ...refused, end: { ...refused.end, failure: 'timeout' } }],
    ['a closed port', { ...refused, end: { ...refused.end, failure: 'connect' } }],
  ])('%s, until the user tests that answer', async (_name, file) => {
    tester.actions.edit([[0, state().document.text.length, 'own']], 'own');
    const before = state();
    await fetchSite('example.com', file);
    expect(state()).toBe(before);
    expect(outcome()).toMatchObject({ kind: 'no-file', file: { end: { kind: file.end.kind } } });
    expect(live.store.getState().fetched).toBe('example.com');
    live.testAnswer();
    expect(state().document).toMatchObject({ origin: { kind: 'site', url: SITE } });
    expect(state()).toMatchObject({ answer: answerOf(state()), notice: { kind: 'text-replaced' } });
    tester.actions.restoreReplaced();
    expect(state().document.text.toString()).toBe('own');
  });

  test('if an answer is tested although none came without a file', async () => {
    live.testAnswer();
    await fetchSite('example.com', sent(TEXT));
    const before = state();
    live.testAnswer();
    expect(state()).toBe(before);
  });

  test('for an address that is never requested', async () => {
    const before = state();
    await fetchSite('rebound.example', refused);
    expect(outcome()).toMatchObject({ kind: 'refused', file: { by: 'service', hops: [], end: refused.end } });
    expect(state()).toBe(before);
  });

  test('after a request was cancelled, or the page was disposed', async () => {
    const before = state();
    live.setSite('example.com');
    live.fetch();
    live.cancel();
    await reply(json(sent(TEXT)));
    expect(live.store.getState()).toMatchObject({ underWay: null, outcome: null });
    live.fetch();
    live.dispose();
    await reply(json(sent(TEXT)));
    expect(state()).toBe(before);
  });
});

test('of two requests the later one wins', async () => {
  live.setSite('one.example');
  live.fetch();
  live.setSite('two.example');
  live.fetch();
  expect(requests[0]?.init.signal?.aborted).toBe(true);
  requests[0]?.reply(json(sent('one')));
  await reply(json(sent('two', { url: 'https://two.example/robots.txt' })));
  expect(state().document.text.toString()).toBe('two');
});

describe('without a service', () => {
  const shown: SiteFile = {
    by: 'browser',
    url: SITE,
    as: null,
    userAgent: 'browser',
    at: 1_000,
    hops: [{ url: SITE, status: 200, headers: [['content-type', 'text/plain']], ms: 3 }],
    end: { kind: 'answer', status: 200, body: Buffer.from(TEXT), cut: null },
  };
  beforeEach(() => begin(null, false));
  const beAlone = async () => {
    live.checkService();
    await reply(new Response('no', { status: 404 }));
  };

  test('the browser requests the file itself, and no one else learns about the site', async () => {
    await beAlone();
    direct = shown;
    live.setSite('example.com/secret?token=1');
    live.fetch();
    await expect.poll(() => outcome()?.kind).toBe('fetched');
    expect(directly).toEqual([SITE]);
    expect(requests).toHaveLength(1);
    expect(state().document).toMatchObject({ origin: { kind: 'site', by: 'browser', url: SITE } });
  });

  test('a request waits until it is known whether there is a service', async () => {
    direct = shown;
    live.checkService();
    live.setSite('example.com');
    live.fetch();
    expect(requests).toHaveLength(1);
    await reply(new Response('no', { status: 404 }));
    await expect.poll(() => outcome()?.kind).toBe('fetched');
    expect(requests).toHaveLength(1);
    expect(directly).toEqual([SITE]);
  });

  test('nothing is sent to a service whose existence is unknown', async () => {
    live.setSite('example.com');
    live.fetch();
    expect(requests.map(({ url }) => url.search)).toEqual(['']);
    await reply(new TypeError('offline'));
    expect(requests.map(({ url }) => url.search)).toEqual(['']);
    expect(outcome()).toEqual({ kind: 'problem', problem: { error: 'unreachable' } });
    expect(directly).toEqual([]);
  });

  test('a host that reports “not found” in JSON has no service', async () => {
    live.checkService();
    await reply(json({ message: 'Not Found' }, { status: 404 }));
    expect(live.store.getState().isAlone).toBe(true);
  });

  test('a secure page requests no http site except on the user’s own computer', async () => {
    await beAlone();
    direct = shown;
    for (const site of ['http://example.com', 'http://127.0.0.1.example/']) {
      live.setSite(site);
      live.fetch();
      await expect.poll(() => live.store.getState().underWay).toBeNull();
      expect(outcome()).toEqual({ kind: 'problem', problem: { error: 'insecure' } });
    }
    expect(directly).toEqual([]);
    live.setSite('http://localhost:8080');
    live.fetch();
    await expect.poll(() => directly).toEqual(['http://localhost:8080/robots.txt']);
  });

  test('an answer that the browser does not show changes nothing', async () => {
    await beAlone();
    const before = state();
    live.setSite('example.com');
    live.fetch();
    await expect.poll(() => live.store.getState().underWay).toBeNull();
    expect(outcome()).toEqual({ kind: 'problem', problem: { error: 'not-shown' } });
    expect(state()).toBe(before);
  });

  test.each([
    ['ftp://example.com/', 'scheme'],
    ['javascript:alert(1)', 'no-address'],
    ['https://a b/', 'no-address'],
  ])('no request is sent for %s', async (site, reason) => {
    await beAlone();
    live.setSite(site);
    live.fetch();
    await expect.poll(() => live.store.getState().underWay).toBeNull();
    expect(directly).toEqual([]);
    expect(outcome()).toEqual({ kind: 'problem', problem: { error: 'refused', reason } });
  });

  test('a cancelled request opens nothing', async () => {
    await beAlone();
    direct = shown;
    const before = state();
    live.setSite('example.com');
    live.fetch();
    live.cancel();
    for (let turn = 0; turn < 3; turn++) await new Promise((done) => setImmediate(done));
    expect(state()).toBe(before);
    expect(outcome()).toBeNull();
  });
});

describe('curl’s output', () => {
  const printed = `HTTP/2 200 \ncontent-type: text/plain\ncache-control: max-age=60\n\n${TEXT}`;

  test('is the file of the site in the field', () => {
    live.setSite('http://example.com/some/page');
    live.acceptPrinted(printed);
    expect(outcome()).toMatchObject({ kind: 'fetched', file: { by: 'terminal' } });
    expect(state().document.text.toString()).toBe(TEXT);
    expect(state()).toMatchObject({
      robotsUrlInput: 'http://example.com/robots.txt',
      answer: { final: { kind: 'status', status: 200 }, maxAge: 60 },
    });
    expect(requests).toEqual([]);
  });

  test('is distinguished from the service’s answer', async () => {
    await fetchSite('example.com', sent('other'));
    live.acceptPrinted(printed);
    expect(outcome()).toMatchObject({ former: { content: { origin: { by: 'service' } }, isSame: false } });
  });

  test('belongs to the site of its command, even if the field has another', () => {
    live.setSite('example.com');
    live.acceptPrinted(`$ curl -sSiL "https://other.example/robots.txt"\n${printed}`);
    expect(state().robotsUrlInput).toBe('https://other.example/robots.txt');
    expect(live.store.getState()).toMatchObject({ site: 'other.example', fetched: 'other.example' });
  });

  test.each([
    ['something else', 'not-curl'],
    ['HTTP/2 200\ncontent-length: 31\n\n', 'headers-only'],
  ])('%j changes nothing', (text, error) => {
    const before = state();
    live.setSite('example.com');
    live.acceptPrinted(text);
    expect(outcome()).toEqual({ kind: 'problem', problem: { error } });
    expect(state()).toBe(before);
  });
});

test('a bookmark that could not read its site sends no request, even if a service exists', async () => {
  await begin(null, false);
  const before = state();
  live.checkService();
  live.reportStopped(SITE, 'bookmark-stopped');
  await reply(json({ version: 1, crawlers: [] }));
  expect(requests).toHaveLength(1);
  expect(directly).toEqual([]);
  expect(outcome()).toEqual({ kind: 'problem', problem: { error: 'bookmark-stopped' } });
  expect(live.store.getState()).toMatchObject({ site: 'example.com', underWay: null });
  expect(state()).toBe(before);
});

test.each([
  ['https://example.com/robots.txt', 'curl -sSiL "https://example.com/robots.txt"'],
  ['http://[2606:4700::1111]:8080/robots.txt', 'curl -sSiL "http://[2606:4700::1111]:8080/robots.txt"'],
  ['http://$(id).example/robots.txt', null],
  ['http://`id`/robots.txt', null],
  ['http://a";id;"/robots.txt', null],
  ['http://a!b/robots.txt', null],
  ['http://a\nb/robots.txt', null],
  ['http://a&b/robots.txt', null],
  ['https://example.com/robots.txt\n', null],
])('the terminal command for %j is %j', (address, line) => {
  expect(curlLine(address)).toBe(line);
});

test('a fetched guest becomes the user’s own', async () => {
  await fetchSite('example.com', sent(TEXT));
  const { document } = state();
  setState(tester.store, { isGuest: true });
  await fetchSite('example.com', sent(TEXT));
  expect(state()).toMatchObject({ isGuest: false, document: { id: document.id + 1 } });
});

test('a missing service is reported immediately, and forgotten once it exists', async () => {
  await begin(null, false);
  live.checkService();
  live.checkService();
  expect(requests).toHaveLength(1);
  await reply(new Response('no', { status: 404 }));
  expect(outcome()).toEqual({ kind: 'problem', problem: { error: 'no-service' } });
  live.checkService();
  await reply(json({ version: 1, crawlers: [] }));
  expect(live.store.getState()).toMatchObject({ outcome: null, about: { crawlers: [] } });
  live.checkService();
  expect(requests).toHaveLength(2);
});
