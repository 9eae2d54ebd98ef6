import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

/** An element in the page whose frame is loading, and the names of its events. */
async function loading() {
  const own = host.cloneNode() as HTMLElement;
  host.replaceChildren(own);
  own.innerHTML = '<pre>User-agent: *</pre>';
  document.body.append(host);
  const events: string[] = [];
  for (const name of ['change', 'error']) own.addEventListener(name, ({ type }) => events.push(type));
  const embedding = createEmbedding(own, 'https://tester.invalid/');
  embedding.dispatch(entered);
  await Promise.resolve();
  embedding.request('reset').catch(() => undefined);
  return { embedding, events, own, frame: own.shadowRoot?.querySelector('iframe') as HTMLIFrameElement };
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
  embedding.dispatch(left);
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
