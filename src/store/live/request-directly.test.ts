import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DirectAnswer } from '../../worker/site/site-protocol';
import { requestSiteDirectly } from './request-directly';

const SITE = 'https://site.example/robots.txt';
const AT = 1_700_000_000_000;

/** A worker that does nothing by itself: the test sends its messages. */
class SilentWorker extends EventTarget {
  readonly sent: unknown[] = [];
  terminated = 0;
  /** Number of listeners. */
  listeners = 0;
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.terminated++;
  }
  override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
    this.listeners++;
    super.addEventListener(...given);
  }
  override removeEventListener(...given: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners--;
    super.removeEventListener(...given);
  }
  emit(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let worker: SilentWorker;
let started: number;
let request: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { userAgent: 'Browser/1.0' });
  worker = new SilentWorker();
  started = 0;
  request = new AbortController();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(url = SITE) {
  const times = [AT];
  return requestSiteDirectly(
    () => {
      started++;
      return worker as unknown as Worker;
    },
    url,
    request.signal,
    () => times.shift() ?? Number.NaN,
  );
}

/** Returns the file after a reply. */
async function fileAfter(reply: unknown, url = SITE) {
  const file = begin(url);
  worker.emit(reply);
  return await file;
}

const body = Uint8Array.of(35, 10);
const ANSWER: DirectAnswer = {
  url: SITE,
  isRedirected: false,
  status: 200,
  headers: [
    ['content-type', 'text/plain'],
    ['x-secret', 'yes'],
  ],
  body,
  cut: null,
  ms: 12,
};
const SHOWN = [['content-type', 'text/plain']];
const BY_BROWSER = { by: 'browser', url: SITE, as: null, userAgent: 'Browser/1.0', at: AT };

/** Expects that nothing is left of a request that ended. */
function expectEnd(): void {
  expect({ terminated: worker.terminated, listeners: worker.listeners }).toEqual({
    terminated: 1,
    listeners: 0,
  });
  expect(vi.getTimerCount()).toBe(0);
}

describe('an answer', () => {
  test('becomes a file, and the worker ends', async () => {
    expect(await fileAfter(ANSWER)).toEqual({
      ...BY_BROWSER,
      hops: [{ url: SITE, status: 200, headers: SHOWN, ms: 12 }],
      end: { kind: 'answer', status: 200, body, cut: null },
    });
    expect(worker.sent).toEqual([{ url: SITE }]);
    expect(started).toBe(1);
    expectEnd();
  });

  test('after redirects has a first hop without status and headers', async () => {
    const url = 'https://www.site.example/robots.txt?from=site';
    expect(await fileAfter({ ...ANSWER, url, isRedirected: true, status: 404, cut: 'size' })).toEqual({
      ...BY_BROWSER,
      hops: [
        { url: SITE, status: null, headers: [], ms: null },
        { url, status: 404, headers: SHOWN, ms: 12 },
      ],
      end: { kind: 'answer', status: 404, body, cut: 'size' },
    });
  });

  test.each([
    ['https://site.example/robots.txt#x', SITE],
    ['https://name:word@site.example/robots.txt', SITE],
    ['https://name@site.example/a?b=@#c', 'https://site.example/a?b=@'],
    ['', SITE],
    ['not an address', SITE],
    ['data:text/plain,x', SITE],
  ])('from %j gets the address %s', async (url, reply) => {
    const file = await fileAfter({ ...ANSWER, url });
    expect(file?.hops.map((hop) => hop.url)).toEqual([reply]);
  });

  test('from an overlong address has it cut', async () => {
    const file = await fileAfter({ ...ANSWER, url: `https://site.example/?${'x'.repeat(10_000)}` });
    expect(file?.hops.map((hop) => hop.url)).toEqual([`https://site.example/?${'x'.repeat(8_170)}`]);
  });

  test('outside browsers has no user agent', async () => {
    vi.stubGlobal('navigator', undefined);
    expect((await fileAfter(ANSWER))?.userAgent).toBeNull();
  });

  test('is dated by the clock by default', async () => {
    vi.setSystemTime(AT + 5);
    const file = requestSiteDirectly(() => worker as unknown as Worker, SITE, request.signal);
    vi.setSystemTime(AT + 900);
    worker.emit(ANSWER);
    expect((await file)?.at).toBe(AT + 5);
  });

  test('that does not arrive in time is a failure', async () => {
    expect(await fileAfter('timeout')).toEqual({
      ...BY_BROWSER,
      hops: [],
      end: { kind: 'failure', failure: 'timeout', url: SITE, detail: null },
    });
    expectEnd();
  });

  test('counts only once', async () => {
    const file = begin();
    worker.emit('timeout');
    worker.emit(ANSWER);
    request.abort();
    worker.dispatchEvent(new Event('error'));
    expect((await file)?.end.kind).toBe('failure');
    expect(worker.sent.length).toBe(1);
    expectEnd();
  });
});

describe('the result is null', () => {
  test.each([[null], [undefined], ['other'], [7]])('if the worker replies %j', async (reply) => {
    expect(await fileAfter(reply)).toBeNull();
    expectEnd();
  });

  test.each(['error', 'messageerror'])('if the worker ends with the event %s', async (type) => {
    const file = begin();
    const event = new Event(type, { cancelable: true });
    worker.dispatchEvent(event);
    expect(await file).toBeNull();
    expect(event.defaultPrevented).toBe(true);
    expectEnd();
  });

  test('if it stays silent for 25 seconds', async () => {
    const file = begin();
    vi.advanceTimersByTime(24_999);
    expect(worker.terminated).toBe(0);
    vi.advanceTimersByTime(1);
    expect(await file).toBeNull();
    expectEnd();
  });

  test('if the browser starts no worker', async () => {
    const start = () => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(await requestSiteDirectly(start, SITE, request.signal)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('if it is aborted', async () => {
    const file = begin();
    request.abort();
    worker.emit(ANSWER);
    expect(await file).toBeNull();
    expect(worker.sent.length).toBe(1);
    expectEnd();
  });

  test('if it was aborted before, without starting a worker', async () => {
    request.abort();
    expect(await begin()).toBeNull();
    expect(started).toBe(0);
  });
});

test('a request that ended leaves no listener on the signal', async () => {
  const added = vi.spyOn(request.signal, 'addEventListener');
  const removed = vi.spyOn(request.signal, 'removeEventListener');
  await fileAfter(ANSWER);
  expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
    added.mock.calls.map(([type, listener]) => [type, listener]),
  );
  expect(added).toHaveBeenCalledTimes(1);
});
