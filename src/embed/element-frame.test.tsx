import { expect, it, onTestFinished, vi } from 'vitest';
import { createFrame } from './element-frame';
import { PROTOCOL_VERSION } from './protocol';

/** A page that announces itself and, after each answer, announces the nonces `a` again and then `b`. Its ports send what it received. */
const PAGE = `<script>
  const announce = (nonce) => parent.postMessage({ robotsTxtTester: ${PROTOCOL_VERSION}, nonce }, '*');
  addEventListener('message', ({ data, ports }) => {
    ports[0].postMessage({ data, origin });
    if (data.nonce === 'a') for (const nonce of ['a', 'b']) announce(nonce);
  });
  announce('a');
</script>`;

/** Another frame of the page, which writes down what it receives until it is asked for it. */
const STRANGER = `<script>
  const received = [];
  addEventListener('message', ({ data, ports }) => {
    if (data === 'end') ports[0].postMessage(received);
    else received.push(data);
  });
  for (const nonce of ['x', 'y']) parent.postMessage({ robotsTxtTester: ${PROTOCOL_VERSION}, nonce }, '*');
  parent.postMessage('sent', '*');
</script>`;

function show(address: string) {
  const ports: MessagePort[] = [];
  const onFailure = vi.fn();
  const frame = createFrame(address, (port) => ports.push(port), onFailure);
  document.body.append(frame.iframe);
  onTestFinished(frame.close);
  return { ...frame, ports, onFailure };
}

it('gives its frame an opaque origin, and a port for each new announcement', async () => {
  const { iframe, ports } = show(`data:text/html,${encodeURIComponent(PAGE)}`);
  expect(iframe.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
  expect(iframe.referrerPolicy).toBe('no-referrer');
  await expect.poll(() => ports.length).toBe(2);
  const sent = ports.map(
    (port) =>
      new Promise((resolve) => {
        port.onmessage = ({ data }) => resolve(data);
      }),
  );
  expect(await Promise.all(sent)).toEqual(
    ['a', 'b'].map((nonce) => ({ data: { robotsTxtTester: PROTOCOL_VERSION, nonce }, origin: 'null' })),
  );
  for (const port of ports) port.close();
});

it('answers no other window', async () => {
  const { ports } = show('about:blank');
  const stranger = document.createElement('iframe');
  stranger.sandbox.add('allow-scripts');
  stranger.srcdoc = STRANGER;
  const hasSent = new Promise<void>((resolve) => {
    const onMessage = ({ data }: MessageEvent): void => {
      if (data !== 'sent') return;
      removeEventListener('message', onMessage);
      resolve();
    };
    addEventListener('message', onMessage);
  });
  document.body.append(stranger);
  onTestFinished(() => stranger.remove());
  await hasSent;
  const { port1, port2 } = new MessageChannel();
  const received = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  stranger.contentWindow?.postMessage('end', '*', [port2]);
  expect(await received).toEqual([]);
  expect(ports).toEqual([]);
  port1.close();
});

it('answers only announcements, from the sandbox, and none after it was closed', () => {
  const { close, iframe, ports, onFailure } = show('about:blank');
  const announcement = { robotsTxtTester: PROTOCOL_VERSION, nonce: 'a' };
  const source = iframe.contentWindow;
  const receive = (data: unknown, origin = 'null'): void => {
    dispatchEvent(new MessageEvent('message', { source, origin, data }));
  };
  for (const data of [
    ...[null, 1, 'x', {}, { robotsTxtTester: PROTOCOL_VERSION }, { nonce: 'a' }],
    { ...announcement, robotsTxtTester: 2 },
    { ...announcement, nonce: ['a'] },
  ])
    receive(data);
  receive(announcement, location.origin);
  expect(ports).toEqual([]);
  receive(announcement);
  expect(ports).toHaveLength(1);
  expect(onFailure).not.toHaveBeenCalled();
  receive({ ...announcement, nonce: '' });
  expect(onFailure).toHaveBeenCalledOnce();
  expect(ports).toHaveLength(1);
  close();
  receive({ ...announcement, nonce: 'b' });
  expect(ports).toHaveLength(1);
  expect(iframe.isConnected).toBe(false);
});
