import { describe, expect, it } from 'vitest';
import { connectFrame } from './bridge';
import { aVerdict, FakeFrame, FakePort, fakeTester } from './testdata/fake-frame';

function connected(tester = fakeTester()) {
  const frame = new FakeFrame();
  const bridge = connectFrame(tester, frame);
  const port = new FakePort();
  frame.deliver({ robotsTxtTester: 1, nonce: frame.nonce }, [port]);
  return { frame, bridge, port, tester };
}

const hello = (height: 'auto' | 'fixed', opens = false) => ({
  id: 1,
  method: 'hello',
  value: { height, opens },
});

describe('handshake', () => {
  it('announces only version and nonce, to any origin', () => {
    const frame = new FakeFrame();
    connectFrame(fakeTester(), frame);
    expect(frame.announced).toEqual([
      { message: { robotsTxtTester: 1, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) }, target: '*' },
    ]);
  });

  it('announces nothing without a parent page', () => {
    const frame = new FakeFrame();
    Object.assign(frame, { parent: frame });
    const bridge = connectFrame(fakeTester(), frame);
    bridge.ready();
    expect(frame.announced).toEqual([]);
    expect(bridge.open('https://tester.example/')).toBe(false);
  });

  it('has a new nonce each time', () => {
    const [first, second] = [new FakeFrame(), new FakeFrame()];
    connectFrame(fakeTester(), first);
    connectFrame(fakeTester(), second);
    expect(first.nonce).not.toBe(second.nonce);
  });

  it('announces again for each ping, at most 20 times in total', () => {
    const frame = new FakeFrame();
    connectFrame(fakeTester(), frame);
    for (let i = 0; i < 100; i++) frame.deliver({ robotsTxtTester: 1 });
    expect(frame.announced.length).toBe(20);
    expect(new Set(frame.announced.map(({ message }) => JSON.stringify(message))).size).toBe(1);
  });

  it.each([
    ['another window', (nonce: string) => [{ robotsTxtTester: 1, nonce }, 1, {}] as const],
    ['no window', (nonce: string) => [{ robotsTxtTester: 1, nonce }, 1, null] as const],
    ['another nonce', () => [{ robotsTxtTester: 1, nonce: 'f'.repeat(32) }, 1] as const],
    ['another version', (nonce: string) => [{ robotsTxtTester: 2, nonce }, 1] as const],
    ['no port', (nonce: string) => [{ robotsTxtTester: 1, nonce }, 0] as const],
    ['two ports', (nonce: string) => [{ robotsTxtTester: 1, nonce }, 2] as const],
    ['a nonce that is not a string', (nonce: string) => [{ robotsTxtTester: 1, nonce: [nonce] }, 1] as const],
  ])('accepts no port with %s', async (_name, forge) => {
    const frame = new FakeFrame();
    const tester = fakeTester();
    connectFrame(tester, frame);
    const [data, count, source] = forge(frame.nonce);
    const ports = [new FakePort(), new FakePort()].slice(0, count);
    if (source === undefined) frame.deliver(data, ports);
    else frame.deliver(data, ports, source);
    for (const port of ports) await port.deliver({ id: 1, method: 'setText', value: { text: 'x' } });
    expect(tester.calls).toEqual([]);
    expect(ports.flatMap(({ sent }) => sent)).toEqual([]);
  });

  it('keeps the first port', async () => {
    const { frame, port, tester, bridge } = connected();
    const second = new FakePort();
    frame.deliver({ robotsTxtTester: 1, nonce: frame.nonce }, [second]);
    await second.deliver({ id: 1, method: 'setText', value: { text: 'x' } });
    bridge.verdict(aVerdict);
    expect(tester.calls).toEqual([]);
    expect(second.sent).toEqual([]);
    expect(port.sent).toEqual([{ event: 'verdict', verdict: aVerdict }]);
  });

  it('announces nothing once it is connected', () => {
    const { frame } = connected();
    frame.deliver({ robotsTxtTester: 1 });
    expect(frame.announced.length).toBe(1);
  });

  it('works through a real port', async () => {
    const frame = new FakeFrame();
    connectFrame(fakeTester(), frame);
    const { port1, port2 } = new MessageChannel();
    const reply = new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent) => resolve(data);
    });
    frame.deliver({ robotsTxtTester: 1, nonce: frame.nonce }, [port2]);
    port1.postMessage({ id: 7, method: 'ask', value: { url: '/a' } });
    expect(await reply).toEqual({ id: 7, ok: true, value: aVerdict });
    port1.close();
  });
});

describe('events', () => {
  it('sends the current state to a host that connects late', () => {
    const frame = new FakeFrame();
    const bridge = connectFrame(fakeTester(), frame);
    bridge.verdict({ ...aVerdict, line: 1 });
    bridge.change(3);
    bridge.ready();
    bridge.verdict(aVerdict);
    const port = new FakePort();
    frame.deliver({ robotsTxtTester: 1, nonce: frame.nonce }, [port]);
    bridge.change(4);
    bridge.guess({ guess: 'allowed', right: false });
    expect(port.sent).toEqual([
      { event: 'ready' },
      { event: 'verdict', verdict: aVerdict },
      { event: 'change', length: 4 },
      { event: 'guess', guess: { guess: 'allowed', right: false } },
    ]);
  });

  it('sends heights, including the latest earlier one, to a host that follows them', async () => {
    const { port, bridge } = connected();
    bridge.height(500);
    await port.deliver(hello('fixed'));
    expect(port.sent).toEqual([{ id: 1, ok: true }]);
    await port.deliver(hello('auto'));
    bridge.height(510.5);
    expect(port.sent.slice(1)).toEqual([
      { event: 'height', height: 500 },
      { id: 1, ok: true },
      { event: 'height', height: 510.5 },
    ]);
  });

  it('asks the host to open links only if it offered to', async () => {
    const { port, bridge } = connected();
    const link = 'https://tester.example/#1.x';
    expect(bridge.open(link)).toBe(false);
    await port.deliver(hello('fixed', true));
    expect(bridge.open(link)).toBe(true);
    expect(port.sent.at(-1)).toEqual({ event: 'open', link });
  });

  it('sends nothing after it has been disposed', async () => {
    const { frame, port, bridge } = connected();
    await port.deliver(hello('auto', true));
    const before = port.sent.length;
    bridge.dispose();
    bridge.ready();
    bridge.height(5);
    frame.deliver({ robotsTxtTester: 1 });
    expect(bridge.open('https://tester.example/')).toBe(false);
    expect(port.isClosed).toBe(true);
    expect(port.sent.length).toBe(before);
    expect(frame.announced.length).toBe(1);
  });
});

describe('requests', () => {
  it('answers each request by its id', async () => {
    const { port, tester } = connected();
    await port.deliver({ id: 5, method: 'setText', value: { text: 'a' } });
    await port.deliver({ id: 6, method: 'getText' });
    await port.deliver({ id: 7, method: 'ask', value: { crawler: 'GPTBot', url: '/b', engine: 'bing' } });
    await port.deliver({ id: 8, method: 'showLine', value: { line: 3 } });
    await port.deliver({ id: 9, method: 'getShareLink' });
    await port.deliver({ id: 10, method: 'set', value: { theme: 'dark', url: null, readonly: true } });
    expect(port.sent).toEqual([
      { id: 5, ok: true },
      { id: 6, ok: true, value: 'User-agent: *' },
      { id: 7, ok: true, value: aVerdict },
      { id: 8, ok: true },
      { id: 9, ok: true, value: 'https://tester.example/#1.x' },
      { id: 10, ok: true },
    ]);
    expect(tester.calls).toEqual([
      ['setText', 'a'],
      ['ask', { crawler: 'GPTBot', url: '/b', engine: 'bing' }],
      ['showLine', 3],
      ['set', { theme: 'dark', url: null, readonly: true }],
    ]);
  });

  it('reports when there is no answer, and when a link is too long', async () => {
    const tester = {
      ...fakeTester(),
      ask: () => Promise.resolve(null),
      getShareLink: () => Promise.resolve(null),
    };
    const { port } = connected(tester);
    await port.deliver({ id: 1, method: 'ask', value: {} });
    await port.deliver({ id: 2, method: 'getShareLink' });
    expect(port.sent).toEqual([
      { id: 1, ok: false, error: 'no-answer' },
      { id: 2, ok: false, error: 'too-large' },
    ]);
  });

  it('refuses invalid requests, and ignores messages that cannot be answered', async () => {
    const { port, tester } = connected();
    for (const message of [
      null,
      5,
      'x',
      [],
      {},
      { id: 1.5, method: 'getText' },
      { id: '1', method: 'getText' },
    ])
      await port.deliver(message);
    expect(port.sent).toEqual([]);
    await port.deliver({ id: 1, method: 'constructor' });
    await port.deliver({ id: 2, method: 'setText', value: { text: 5 } });
    expect(port.sent).toEqual([
      { id: 1, ok: false, error: 'invalid' },
      { id: 2, ok: false, error: 'invalid' },
    ]);
    expect(tester.calls).toEqual([]);
  });

  it('accepts 20 requests in any second and refuses the rest of a flood', async () => {
    const { frame, port } = connected();
    frame.clock = 500;
    for (let id = 0; id < 10_000; id++)
      port.onmessage?.({ data: { id, method: id % 2 ? 'getText' : 'nothing' } } as MessageEvent);
    await port.deliver({ id: 10_000, method: 'hello', value: null });
    expect(port.sent.length).toBe(10_001);
    expect(port.sent.filter(({ error }) => error === 'busy').length).toBe(9_981);
    frame.clock = 1_499;
    await port.deliver({ id: 10_001, method: 'getText' });
    expect(port.sent.at(-1)).toEqual({ id: 10_001, ok: false, error: 'busy' });
    frame.clock = 1_500;
    await port.deliver({ id: 10_002, method: 'getText' });
    expect(port.sent.at(-1)).toEqual({ id: 10_002, ok: true, value: 'User-agent: *' });
  });
});
