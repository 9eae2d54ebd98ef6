import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRequests as create, type Requests } from './element-requests';
import { FakePort } from './testdata/fake-frame';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests whose answers are promises. */
function createRequests(onEvent: Parameters<typeof create>[0]) {
  const requests = create(onEvent);
  const send = (method: Parameters<Requests['send']>[0], value?: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      requests.send(method, value, (refusal, result) => (refusal ? reject(refusal) : resolve(result)));
    });
  return { ...requests, send };
}

const asPort = (port: FakePort) => port as unknown as MessagePort;

function fromFrame(port: FakePort, data: unknown): void {
  port.onmessage?.({ data } as MessageEvent);
}

it('queues requests until there is a port, greets first, and matches replies by id', async () => {
  const requests = createRequests(() => {});
  const text = requests.send('getText');
  const line = requests.send('showLine', { line: 2 });
  const port = new FakePort();
  requests.connect(asPort(port), () => void requests.send('hello', {}));
  expect(port.sent.map(({ method }) => method)).toEqual(['hello', 'getText', 'showLine']);
  fromFrame(port, { id: 2, ok: true });
  fromFrame(port, { id: 1, ok: true, value: 'a' });
  fromFrame(port, { id: 99, ok: true, value: 'b' });
  expect(await text).toBe('a');
  expect(await line).toBeUndefined();
});

it('resends waiting requests through another port', async () => {
  const requests = createRequests(() => {});
  const text = requests.send('getText');
  const [first, second] = [new FakePort(), new FakePort()];
  requests.connect(asPort(first), () => {});
  requests.connect(asPort(second), () => {});
  expect(first.isClosed).toBe(true);
  fromFrame(second, { id: 1, ok: true, value: 'a' });
  expect(await text).toBe('a');
});

it('passes refusals on, and refuses what is not answered in time', async () => {
  const requests = createRequests(() => {});
  const port = new FakePort();
  requests.connect(asPort(port), () => {});
  const busy = requests.send('getText');
  fromFrame(port, { id: 1, ok: false, error: 'busy' });
  await expect(busy).rejects.toBe('busy');

  const late = requests.send('getText');
  vi.advanceTimersByTime(14_999);
  const removed = requests.send('getText');
  vi.advanceTimersByTime(1);
  await expect(late).rejects.toBe('no-answer');
  requests.close('removed');
  await expect(removed).rejects.toBe('removed');
  expect(port.isClosed).toBe(true);
});

it('leaves no timer behind, which would keep a removed element in memory', async () => {
  const requests = createRequests(() => {});
  const port = new FakePort();
  requests.connect(asPort(port), () => {});
  const answered = requests.send('getText');
  const removed = requests.send('getText');
  expect(vi.getTimerCount()).toBe(2);
  fromFrame(port, { id: 1, ok: true, value: 'a' });
  await answered;
  expect(vi.getTimerCount()).toBe(1);
  requests.close('removed');
  await expect(removed).rejects.toBe('removed');
  expect(vi.getTimerCount()).toBe(0);
});

it('refuses values that cannot be cloned, and continues', async () => {
  const requests = createRequests(() => {});
  const port = new FakePort();
  vi.spyOn(port, 'postMessage').mockImplementationOnce(() => {
    throw new DOMException('no copy', 'DataCloneError');
  });
  const odd = requests.send('ask', { url: () => '/' });
  const good = requests.send('getText');
  requests.connect(asPort(port), () => {});
  await expect(odd).rejects.toBe('invalid');
  fromFrame(port, { id: 2, ok: true, value: 'a' });
  expect(await good).toBe('a');
});

it('ignores unknown messages from the frame', () => {
  const onEvent = vi.fn();
  const requests = createRequests(onEvent);
  const port = new FakePort();
  requests.connect(asPort(port), () => {});
  for (const data of [null, undefined, 5, 'ready', [], {}, { id: {}, ok: true }]) fromFrame(port, data);
  expect(onEvent).not.toHaveBeenCalled();
});

it('passes events on', () => {
  const onEvent = vi.fn();
  const requests = createRequests(onEvent);
  const port = new FakePort();
  requests.connect(asPort(port), () => {});
  fromFrame(port, { event: 'ready' });
  expect(onEvent).toHaveBeenCalledWith({ event: 'ready' });
});
