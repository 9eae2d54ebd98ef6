import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noArrival, refusedArrival } from './no-arrival';
import { readLink } from './read-link';
import type { Arrival } from './state';

/** A worker that does nothing by itself: the test sends its messages. */
class SilentWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly sent: unknown[] = [];
  terminated = 0;
  handled = 0;
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.terminated++;
  }
  async emit(data: unknown): Promise<void> {
    this.onmessage?.({ data });
    await settled();
  }
  async fail(): Promise<void> {
    this.onerror?.({ preventDefault: () => this.handled++ });
    await settled();
  }
}

const ADDRESS = { fragment: 'url=/x', query: '' };
const ARRIVAL: Arrival = { ...noArrival, view: 'engines' };
const IN_THREAD: Arrival = { ...noArrival, view: 'problems' };
let worker: SilentWorker;
let consumed: number;
let substitutes: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  worker = new SilentWorker();
  consumed = 0;
  substitutes = [];
});
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

function read(changes: Partial<Parameters<typeof readLink>[0]> = {}): Promise<Arrival | null> {
  return readLink({
    startWorker: () => worker as unknown as Worker,
    loadSubstitute: () =>
      Promise.resolve({
        readPageAddress: (address) => {
          substitutes.push(address);
          return Promise.resolve(IN_THREAD);
        },
      }),
    currentAddress: () => {
      consumed += 1;
      return ADDRESS;
    },
    ...changes,
  });
}

describe('a link', () => {
  test('is read in a worker, which then ends, and never in the page’s thread', async () => {
    const arrival = read();
    await settled();
    // The address stays until something can read it.
    expect([worker.sent, consumed]).toEqual([[], 0]);
    await worker.emit('ready');
    expect([worker.sent, consumed]).toEqual([[ADDRESS], 1]);
    await worker.emit(ARRIVAL);
    expect(await arrival).toBe(ARRIVAL);
    expect([worker.terminated, worker.onmessage, vi.getTimerCount()]).toEqual([1, null, 0]);
    expect(substitutes).toEqual([]);
  });

  test('that is no longer there terminates the worker', async () => {
    const arrival = read({ currentAddress: () => null });
    await worker.emit('ready');
    expect(await arrival).toBeNull();
    expect([worker.sent, worker.terminated]).toEqual([[], 1]);
  });

  test.each([
    ['forbids workers', () => undefined, true],
    ['cannot load the worker', () => worker.fail(), false],
    ['never starts the worker', () => vi.advanceTimersByTimeAsync(10_000), false],
  ])('is read in the page’s thread if the browser %s', async (_, happen, throws) => {
    const startWorker = () => {
      if (throws) throw new DOMException('denied', 'SecurityError');
      return worker as unknown as Worker;
    };
    const arrival = read({ startWorker });
    await settled();
    await happen();
    expect(await arrival).toBe(IN_THREAD);
    expect([substitutes, consumed, worker.sent]).toEqual([[ADDRESS], 1, []]);
    expect(worker.terminated).toBe(throws ? 0 : 1);
  });

  test('stays if neither can be loaded', async () => {
    const arrival = read({ loadSubstitute: () => Promise.reject(new TypeError('offline')) });
    const end = expect(arrival).rejects.toThrow('offline');
    await worker.fail();
    await end;
    expect([consumed, worker.handled]).toEqual([0, 1]);
  });

  test.each([
    ['takes all memory', () => worker.fail()],
    ['cannot be read', () => worker.emit(null)],
    ['takes a minute', () => vi.advanceTimersByTimeAsync(60_000)],
  ])('that %s is refused, and not read again in the page’s thread', async (_, happen) => {
    const arrival = read();
    await worker.emit('ready');
    await happen();
    expect(await arrival).toEqual(refusedArrival('unfinished'));
    expect([substitutes, worker.terminated]).toEqual([[], 1]);
  });
});
