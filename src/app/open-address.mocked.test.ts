import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noArrival } from '../store/no-arrival';
import type { LinkReading } from '../store/read-link';
import type { Arrival } from '../store/state';

/** A reading that the test controls. */
interface Reading {
  /** Simulates that the worker is ready and takes the address. */
  consume(): void;
  fragment: string | undefined;
  end(): void;
}

let readings: Reading[];
let isMissing: boolean;
let place: { hash: string; search: string; origin: string; pathname: string };

vi.mock('../store/read-link', () => ({
  readLink: ({ currentAddress }: LinkReading) =>
    new Promise((resolve, reject) => {
      if (isMissing) return reject(new TypeError('offline'));
      const own: Reading = {
        consume: () => {
          own.fragment = currentAddress()?.fragment;
        },
        fragment: undefined,
        end: () => resolve(own.fragment === undefined ? null : arrivalOf(own.fragment)),
      };
      readings.push(own);
    }),
}));

vi.mock('./link.worker?worker&url', () => ({ default: '/link.js' }));
vi.mock('./trusted-types', () => ({ startWorker: () => undefined }));

/** Returns the result for a fragment: an `Arrival` that lists the fragment as a dropped parameter. */
function arrivalOf(fragment: string): Arrival {
  return { ...noArrival, dropped: [fragment] };
}

beforeEach(() => {
  vi.resetModules();
  readings = [];
  isMissing = false;
  place = { hash: '', search: '', origin: 'https://tester.example', pathname: '/' };
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', {
    state: null,
    replaceState: () => {
      place.hash = '';
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the address of the page', () => {
  test('is read once, and removed', async () => {
    const { openAddress } = await import('./open-address');
    place.hash = '#one';
    const opened = openAddress();
    await vi.waitFor(() => expect(readings).toHaveLength(1));
    expect(place.hash).toBe('#one');
    readings[0]?.consume();
    readings[0]?.end();
    expect(await opened).toEqual(arrivalOf('one'));
    expect(place.hash).toBe('');
    expect(await openAddress()).toBeNull();
  });

  test('stays until the rest of the page is there', async () => {
    const { openAddress } = await import('./open-address');
    place.hash = '#one';
    let start = (): void => undefined;
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const opened = openAddress(started);
    await vi.waitFor(() => expect(readings).toHaveLength(1));
    readings[0]?.consume();
    await new Promise((resolve) => setTimeout(resolve));
    expect(place.hash).toBe('#one');
    start();
    // A link that ends the page while it is read must not be read again after a reload.
    await vi.waitFor(() => expect(place.hash).toBe(''));
    readings[0]?.end();
    expect(await opened).toEqual(arrivalOf('one'));
    expect([await openAddress(), readings.length]).toEqual([null, 1]);
  });

  test('is opened even if the browser refuses to remove it', async () => {
    const { openAddress } = await import('./open-address');
    vi.stubGlobal('history', {
      replaceState: () => {
        throw new DOMException('100 times per 30 seconds', 'SecurityError');
      },
    });
    place.hash = '#one';
    const opened = openAddress();
    await vi.waitFor(() => expect(readings).toHaveLength(1));
    readings[0]?.consume();
    readings[0]?.end();
    expect(await opened).toEqual(arrivalOf('one'));
  });

  test('that is replaced while it is being read is not opened', async () => {
    const { openAddress } = await import('./open-address');
    place.hash = '#one';
    const opened = openAddress();
    await vi.waitFor(() => expect(readings).toHaveLength(1));
    readings[0]?.consume();
    place.hash = '#two';
    readings[0]?.end();
    expect(await opened).toBeNull();
    expect(place.hash).toBe('#two');
  });

  test('of 200 that arrive while one is being read, only the last is read, after it', async () => {
    const { openAddress } = await import('./open-address');
    place.hash = '#first';
    const opened = [openAddress()];
    await vi.waitFor(() => expect(readings).toHaveLength(1));
    readings[0]?.consume();
    for (let count = 0; count < 200; count++) {
      place.hash = `#${count}`;
      opened.push(openAddress());
    }
    expect(readings).toHaveLength(1);
    readings[0]?.end();
    await vi.waitFor(() => expect(readings).toHaveLength(2));
    readings[1]?.consume();
    readings[1]?.end();
    const arrivals = await Promise.all(opened);
    expect(arrivals.filter((arrival) => arrival !== null)).toEqual([arrivalOf('199')]);
    expect(readings.map(({ fragment }) => fragment)).toEqual(['first', '199']);
  });

  test('of several that arrive before the worker is ready, only the last is read, once', async () => {
    const { openAddress } = await import('./open-address');
    const opened = ['one', 'two', 'three'].map((fragment) => {
      place.hash = `#${fragment}`;
      return openAddress();
    });
    await vi.waitFor(() => expect(readings).toHaveLength(1));
    place.hash = '#four';
    opened.push(openAddress());
    readings[0]?.consume();
    readings[0]?.end();
    const arrivals = await Promise.all(opened);
    expect(arrivals.filter((arrival) => arrival !== null)).toEqual([arrivalOf('four')]);
    expect(readings).toHaveLength(1);
  });

  test('stays if nothing can read it, and is read when it is opened again', async () => {
    const { openAddress } = await import('./open-address');
    place.hash = '#one';
    isMissing = true;
    expect(await openAddress()).toMatchObject({ problem: 'unread' });
    expect(place.hash).toBe('#one');
    isMissing = false;
    const opened = openAddress();
    await vi.waitFor(() => expect(readings).toHaveLength(1));
    readings[0]?.consume();
    readings[0]?.end();
    expect(await opened).toEqual(arrivalOf('one'));
  });
});
