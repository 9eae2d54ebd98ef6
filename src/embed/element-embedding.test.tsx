import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createEmbedding } from './element-embedding';
import { attributeChanged } from './element-state';
import { entered, left } from './element-steps';
import { PROTOCOL_VERSION } from './protocol';

const host = document.createElement('x-embedding');
/** The window that takes the place of the frame's. */
const peer = document.createElement('iframe');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.append(peer);
});
afterEach(() => {
  vi.useRealTimers();
  host.remove();
  peer.remove();
});

/** An element in the page with this content, which hasn't entered yet. */
function create(content = '<pre>User-agent: *</pre>') {
  const own = host.cloneNode() as HTMLElement;
  host.replaceChildren(own);
  own.innerHTML = content;
  document.body.append(host);
  const embedding = createEmbedding(own, 'https://tester.invalid/');
  onTestFinished(() => embedding.dispatch(left));
  const frames = () => own.shadowRoot?.querySelectorAll('iframe') ?? [];
  return { embedding, own, frames };
}

/** An element in the page whose frame is loading, and the names of its events. */
async function loading() {
  const { embedding, own, frames } = create();
  const events: string[] = [];
  for (const name of ['change', 'error']) own.addEventListener(name, ({ type }) => events.push(type));
  embedding.dispatch(entered);
  await Promise.resolve();
  embedding.request('reset').catch(() => undefined);
  return { embedding, events, own, frame: frames()[0] as HTMLIFrameElement };
}

/** Connects a frame as its page would. Resolves with the frame's end of the port. */
function connect(frame: HTMLIFrameElement): Promise<MessagePort> {
  const source = peer.contentWindow as Window;
  Object.defineProperty(frame, 'contentWindow', { value: source });
  const port = new Promise<MessagePort>((resolve) => {
    source.addEventListener('message', ({ ports }) => resolve(ports[0] as MessagePort), { once: true });
  });
  const data = { robotsTxtTester: PROTOCOL_VERSION, nonce: 'a' };
  window.dispatchEvent(new MessageEvent('message', { source, origin: 'null', data }));
  return port;
}

it('reports at once that its frame cannot start, and keeps its own content', async () => {
  const { events, frame, own } = await loading();
  const { contentWindow: source } = frame;
  const data = { robotsTxtTester: PROTOCOL_VERSION, nonce: '' };
  window.dispatchEvent(new MessageEvent('message', { source, origin: 'null', data }));
  expect(events).toEqual(['error']);
  expect(own.shadowRoot?.querySelector('.shown')).toBeNull();
});

it("asks for the reader's text once the reader has paused, counted from the last change", async () => {
  const { embedding, frame, own } = await loading();
  const port = await connect(frame);
  const methods: string[] = [];
  /** Resolves once the frame has a request. Not `expect.poll`, which moves the clock. */
  const received = (method: string): Promise<void> =>
    new Promise((resolve) => {
      port.onmessage = ({ data }) => {
        methods.push(data.method);
        if (data.method === method) resolve();
      };
    });
  const change = async (): Promise<void> => {
    const changed = new Promise((resolve) => own.addEventListener('change', resolve, { once: true }));
    port.postMessage({ event: 'change', length: 4 });
    await changed;
  };
  await change();
  vi.advanceTimersByTime(200);
  await change();
  vi.advanceTimersByTime(299);
  const line = received('showLine');
  embedding.request('showLine', { line: 1 }).catch(() => undefined);
  await line;
  expect(methods).not.toContain('getText');
  const text = received('getText');
  vi.advanceTimersByTime(1);
  await text;
});

it('that was removed while its frame was loading reports no error later', async () => {
  const { embedding, events } = await loading();
  embedding.dispatch(left);
  vi.advanceTimersByTime(20_000);
  expect(events).toEqual([]);
});

it('runs the effects of an event even if showing the frame causes another event', async () => {
  const { embedding, events, frame, own } = await loading();
  embedding.dispatch(attributeChanged, 'loading', 'click');
  const button = own.shadowRoot?.querySelector('button') as HTMLButtonElement;
  button.focus();
  const focused = vi.spyOn(frame, 'focus').mockImplementation(() => {
    button.blur();
    embedding.dispatch(() => {});
  });
  embedding.dispatch((draft) => {
    draft.isShown = true;
    draft.effects.push(['emit', 'change', { length: 1 }]);
  });
  expect(focused).toHaveBeenCalled();
  expect(events).toEqual(['change']);
});

it('reads its content once the page has been parsed', async () => {
  const readyState = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
  const { embedding, own, frames } = create('');
  embedding.dispatch(entered);
  readyState.mockRestore();
  await Promise.resolve();
  own.innerHTML = '<script type="text/plain">\n  User-agent: late\n</script>';
  embedding.request('reset').catch(() => undefined);
  expect(frames()).toHaveLength(0);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  embedding.request('reset').catch(() => undefined);
  expect(frames()[0]?.src).toMatch(/text=User-agent%3A%20late%0A$/);
});

it('refuses the calls of a removed element, whatever it was doing', async () => {
  const { embedding, frames } = create();
  const refusals: [call: string, refusal: string][] = [];
  const call = (name: string): void => {
    embedding.request('getText').catch((error) => refusals.push([name, String(error)]));
  };
  const expectRefused = async (name: string): Promise<void> => {
    await new Promise(requestAnimationFrame);
    expect(refusals.splice(0)).toEqual([[name, 'RobotsTxtTesterError: removed']]);
  };
  call('before');
  await expectRefused('before');
  embedding.dispatch(entered);
  call('before its content was read');
  embedding.dispatch(left);
  await expectRefused('before its content was read');
  embedding.dispatch(entered);
  await Promise.resolve();
  call('while its frame was loading');
  expect(frames()).toHaveLength(1);
  embedding.dispatch(left);
  await expectRefused('while its frame was loading');
  expect(frames()).toHaveLength(0);
  call('after');
  await expectRefused('after');
});

it('sends its events out of the shadow root around it, but keeps errors', () => {
  const { embedding, own } = create();
  const around = document.createElement('div');
  around.attachShadow({ mode: 'open' }).append(own);
  host.append(around);
  const seen: unknown[] = [];
  const remember = (event: Event) => seen.push([event.type, event.composedPath()[0]]);
  for (const target of [own, document])
    for (const name of ['change', 'error']) {
      target.addEventListener(name, remember);
      onTestFinished(() => target.removeEventListener(name, remember));
    }
  embedding.dispatch((draft) => {
    draft.effects.push(['emit', 'change', { length: 1 }], ['emit', 'error', { reason: 'invalid' }]);
  });
  expect(seen).toEqual([
    ['change', own],
    ['change', own],
    ['error', own],
  ]);
});

it('with `height="content"` takes exactly the place of its content', async () => {
  const { embedding, own, frames } = create(
    '<figure style="display: flow-root; margin: 0; min-height: 333px"><pre>User-agent: *</pre></figure>',
  );
  const after = document.createElement('p');
  own.after(after);
  own.setAttribute('height', 'content');
  embedding.dispatch(attributeChanged, 'height', 'content');
  embedding.dispatch(attributeChanged, 'loading', 'click');
  embedding.dispatch(entered);
  await Promise.resolve();
  const place = after.getBoundingClientRect();
  own.shadowRoot?.querySelector('button')?.click();
  const [frame] = frames();
  const port = await connect(frame as HTMLIFrameElement);
  const ready = new Promise((resolve) => own.addEventListener('ready', resolve, { once: true }));
  port.postMessage({ event: 'ready' });
  await ready;
  expect(own.querySelector('figure')?.checkVisibility()).toBe(false);
  expect(frame?.getBoundingClientRect().height).toBe(333);
  expect(after.getBoundingClientRect()).toEqual(place);
});
