import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EngineStatus, TesterClient } from './client';
import { mergeUpdates } from './pending-update';
import type { Update, WorkerReply } from './protocol';
import type { Report } from './report';

/** A worker that does nothing by itself: the test speaks for it. */
class SilentWorker extends EventTarget {
  readonly sent: Update[] = [];
  terminated = false;
  postMessage(message: Update): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(data: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  report(version: number): void {
    this.say({ kind: 'report', report: { version } as Report });
  }
}

let workers: SilentWorker[];
let statuses: EngineStatus[];
let reports: number[];

function client(
  state: () => Update = () => ({ kind: 'update', version: 1, open: { source: 'x' } }),
  start?: () => Worker,
): TesterClient {
  return new TesterClient({
    startWorker:
      start ??
      (() => {
        const worker = new SilentWorker();
        workers.push(worker);
        return worker as unknown as Worker;
      }),
    currentState: state,
    onReport: (report) => reports.push(report.version),
    onRows: () => undefined,
    onStatus: (status) => statuses.push(status),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  statuses = [];
  reports = [];
});
afterEach(() => vi.useRealTimers());

const edit = (version: number): Update => ({
  kind: 'update',
  version,
  transactions: [[[0, 0, String(version)]]],
});

describe('the client', () => {
  test('sends one update at a time; what comes meanwhile goes out as one', () => {
    const subject = client();
    subject.start();
    const [worker] = workers as [SilentWorker];
    expect(worker.sent).toEqual([]);
    worker.say({ kind: 'ready' });
    expect(worker.sent.map(({ version }) => version)).toEqual([1]);
    for (const version of [2, 3, 4]) subject.send(edit(version));
    expect(worker.sent.length).toBe(1);
    worker.report(1);
    expect(worker.sent.map(({ version }) => version)).toEqual([1, 4]);
    expect(worker.sent[1]?.transactions?.length).toBe(3);
    worker.report(4);
    expect(reports).toEqual([1, 4]);
  });

  test('starts a dead worker again with the whole present state, twice within ten seconds, then stops', () => {
    let version = 1;
    const subject = client(() => ({ kind: 'update', version, open: { source: `text ${version}` } }));
    subject.start();
    for (const round of [0, 1, 2]) {
      workers[round]?.say({ kind: 'ready' });
      expect(workers[round]?.sent[0]?.open).toEqual({ source: `text ${version}` });
      version++;
      subject.send(edit(version));
      workers[round]?.dispatchEvent(new Event('error', { cancelable: true }));
      expect(workers[round]?.terminated).toBe(true);
    }
    expect(workers.length).toBe(3);
    expect(statuses.at(-1)).toBe('stopped');
    subject.send(edit(9));
    subject.start();
    workers[3]?.say({ kind: 'ready' });
    expect(workers[3]?.sent[0]?.open).toEqual({ source: `text ${version}` });
    expect(statuses.at(-1)).toBe('worker');
  });

  test('restarts that lie far apart never add up', () => {
    client().start();
    for (let round = 0; round < 5; round++) {
      workers[round]?.say({ kind: 'ready' });
      vi.advanceTimersByTime(1000);
      workers[round]?.report(1);
      vi.advanceTimersByTime(10_000);
      workers[round]?.dispatchEvent(new Event('error'));
    }
    expect(workers.length).toBe(6);
    expect(statuses).not.toContain('stopped');
  });

  test('a worker that falls silent is taken for dead', () => {
    client().start();
    workers[0]?.say({ kind: 'ready' });
    vi.advanceTimersByTime(8_000);
    expect(workers[0]?.terminated).toBe(true);
    expect(workers.length).toBe(2);
  });

  test('a text on which the worker never comes to an end is given up too', () => {
    client().start();
    for (let round = 0; round < 3; round++) {
      workers[round]?.say({ kind: 'ready' });
      vi.advanceTimersByTime(8_000);
    }
    expect(workers.length).toBe(3);
    expect(statuses.at(-1)).toBe('stopped');
  });

  test('replies of a worker that was given up are not heard', () => {
    client().start();
    workers[0]?.say({ kind: 'ready' });
    workers[0]?.dispatchEvent(new Event('error'));
    workers[0]?.report(1);
    expect(reports).toEqual([]);
  });

  test.each([
    ['throws', true],
    ['never says ready', false],
  ])('where starting a worker %s, the same answers come from this thread after a rest', async (_, throws) => {
    const state = (): Update => ({
      kind: 'update',
      version: 5,
      open: { source: 'User-agent: a\nDisallow: /' },
    });
    const subject = throws
      ? client(state, () => {
          throw new DOMException('no', 'SecurityError');
        })
      : client(state);
    subject.start();
    workers[0]?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(149);
    expect(reports).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(reports).toEqual([5]));
    expect(statuses.at(-1)).toBe('in-thread');
    subject.dispose();
  });

  test('an engine in this thread that fails says stopped, and begins anew when started again', async () => {
    const broken = {
      get source(): string {
        throw new Error('broken');
      },
    };
    let open: Update['open'] = broken;
    const subject = client(
      () => ({ kind: 'update', version: 3, ...(open !== undefined && { open }) }),
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    );
    subject.start();
    await vi.advanceTimersByTimeAsync(150);
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('stopped'));
    open = { source: 'User-agent: a' };
    subject.start();
    await vi.advanceTimersByTimeAsync(150);
    await vi.waitFor(() => expect(reports).toEqual([3]));
  });

  test('a large file is not answered in this thread', async () => {
    const subject = client(
      () => ({ kind: 'update', version: 1, open: { source: 'x'.repeat(512_001) } }),
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    );
    subject.start();
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('too-large-in-thread'));
    expect(reports).toEqual([]);
  });
});

describe('two updates as one', () => {
  test('a new document drops what came before it, the newest question counts', () => {
    const merged = mergeUpdates(
      {
        kind: 'update',
        version: 2,
        transactions: [[[0, 0, 'a']]],
        question: { productTokens: ['a'], url: '/' },
      },
      { kind: 'update', version: 3, open: { source: 'b' } },
    );
    expect(merged).toEqual({
      kind: 'update',
      version: 3,
      open: { source: 'b' },
      question: { productTokens: ['a'], url: '/' },
    });
    expect(
      mergeUpdates(merged, { kind: 'update', version: 4, question: null, transactions: [[[1, 1, 'c']]] }),
    ).toEqual({
      kind: 'update',
      version: 4,
      open: { source: 'b' },
      transactions: [[[1, 1, 'c']]],
      question: null,
    });
  });
});
