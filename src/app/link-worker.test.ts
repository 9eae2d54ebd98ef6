import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Address } from '../store/address';
import { readAddress, shareFragment } from '../store/share';
import { smallState } from '../store/share/testdata/shared';
import type { Arrival } from '../store/state';

let scope: EventTarget;
let posted: { readonly message: 'ready' | Arrival | null; readonly transferred: number }[];

beforeEach(async () => {
  vi.resetModules();
  scope = new EventTarget();
  posted = [];
  vi.stubGlobal('self', scope);
  vi.stubGlobal('postMessage', (message: 'ready' | Arrival | null, options?: { transfer: ArrayBuffer[] }) =>
    posted.push({
      message: structuredClone(message, options),
      transferred: options?.transfer.length ?? 0,
    }),
  );
  await import('./link.worker');
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the worker's reply to an address, as the page receives it. */
async function reply(fragment: string) {
  expect(posted.splice(0)).toEqual([{ message: 'ready', transferred: 0 }]);
  const data: Address = { fragment, query: '' };
  scope.dispatchEvent(new MessageEvent('message', { data }));
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  return posted[0];
}

test('a link is posted whole, its bytes transferred without a copy', async () => {
  const fragment = (await shareFragment({ ...smallState, text: '\uFEFFDisallow: /caf\udce9\r\n' })) ?? '';
  const arrival = await readAddress({ fragment, query: '' });
  expect(arrival.content?.bytes).toBeInstanceOf(Uint8Array);
  expect(await reply(fragment)).toEqual({ message: arrival, transferred: 1 });
});

test('both versions are posted without a copy', async () => {
  const fragment =
    (await shareFragment({ ...smallState, second: { text: 'Disallow:\r', isAfter: false } })) ?? '';
  const arrival = await readAddress({ fragment, query: '' });
  expect(arrival.second).toMatchObject({ content: { bytes: new TextEncoder().encode('Disallow:\r') } });
  expect(await reply(fragment)).toEqual({ message: arrival, transferred: 2 });
});

test('lone surrogates are posted unchanged', async () => {
  const fragment = (await shareFragment({ ...smallState, text: 'Disallow: /\ud83d' })) ?? '';
  expect(await reply(fragment)).toMatchObject({ message: { content: { text: 'Disallow: /\ud83d' } } });
});

test('a problem is posted as a value', async () => {
  expect(await reply('1.!')).toMatchObject({ message: { problem: 'broken' }, transferred: 0 });
});

test('a failure is posted as null, so that the page does not wait', async () => {
  const post = postMessage;
  vi.stubGlobal('postMessage', (message: Arrival | null) => {
    if (message !== null) throw new DOMException('out of memory', 'DataCloneError');
    post(message);
  });
  expect(await reply('url=/x')).toEqual({ message: null, transferred: 0 });
});
