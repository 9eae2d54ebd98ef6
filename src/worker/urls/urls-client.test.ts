import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryOf } from './testdata/played-work';
import { UrlsClient, type UrlsWorkerStatus } from './urls-client';
import type { FromUrlsWorker, ToUrlsWorker, UrlsStatus, UrlsUpdate } from './urls-protocol';

/** A worker that does nothing by itself: the test speaks for it. */
class SilentWorker extends EventTarget {
  readonly sent: ToUrlsWorker[] = [];
  terminated = false;
  postMessage(message: ToUrlsWorker): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(data: FromUrlsWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  tell(version: number, phase: UrlsStatus['phase'] = 'complete'): void {
    this.say({ kind: 'status', status: { version, phase } as UrlsStatus });
  }
  crash(): Event {
    const event = new Event('error', { cancelable: true });
    this.dispatchEvent(event);
    return event;
  }
  get kinds(): string[] {
    return this.sent.map((message) => (message.kind === 'ask' ? message.name : message.kind));
  }
  get versions(): number[] {
    return this.sent.flatMap((message) => (message.kind === 'update' ? [message.version] : []));
  }
}

let workers: SilentWorker[];
let statuses: UrlsWorkerStatus[];
let tables: number[];
let version: number;

function client(startWorker?: () => Worker): UrlsClient {
  return new UrlsClient({
    startWorker:
      startWorker ??
      (() => {
        const worker = new SilentWorker();
        workers.push(worker);
        return worker as unknown as Worker;
      }),
    currentState: () => ({ kind: 'update', version, open: { source: `text ${version}` } }),
    onTable: (status) => tables.push(status.version),
    onStatus: (status) => statuses.push(status),
  });
}

function started(): { subject: UrlsClient; worker: SilentWorker } {
  const subject = client();
  subject.start();
  const worker = workers.at(-1) as SilentWorker;
  worker.say({ kind: 'ready' });
  return { subject, worker };
}

const edit = (of: number): UrlsUpdate => ({ kind: 'update', version: of, transactions: [[[0, 0, 'x']]] });
const settled = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (reply) => reply,
    () => 'rejected',
  );
const importAsk = {
  source: new File([], ''),
  plan: { packed: false, encoding: 'utf-8', lineEnd: 'lf', format: { kind: 'text' } },
  replaces: true,
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  statuses = [];
  tables = [];
  version = 1;
});
afterEach(() => vi.useRealTimers());

describe('the client of the worker that keeps URLs', () => {
  test('sends the whole state first, then one update at a time, the rest as one', () => {
    const subject = client();
    subject.send(edit(2));
    expect(workers).toEqual([]);
    subject.start();
    const [worker] = workers as [SilentWorker];
    subject.send(edit(2));
    expect(worker.sent).toEqual([]);
    worker.say({ kind: 'ready' });
    expect(worker.sent).toEqual([
      { kind: 'update', version: 2, open: { source: 'text 1' }, transactions: [[[0, 0, 'x']]] },
    ]);
    const condition = { robotsUrl: null } as UrlsUpdate['condition'];
    subject.send({ ...edit(3), ...(condition !== undefined && { condition }), crawlers: [] });
    subject.send(edit(4));
    expect(worker.versions).toEqual([2]);
    worker.say({ kind: 'taken', version: 2 });
    expect(worker.versions).toEqual([2, 4]);
    expect(worker.sent[1]).toEqual({
      kind: 'update',
      version: 4,
      transactions: [[[0, 0, 'x']], [[0, 0, 'x']]],
      condition,
      crawlers: [],
    });
    worker.say({ kind: 'taken', version: 4 });
    worker.tell(4);
    expect(tables).toEqual([4]);
    expect(statuses).toEqual(['starting', 'ready']);
  });

  test('tells the newest query to every worker, after the columns that it is about', () => {
    const subject = client();
    subject.show(queryOf({ search: 'old' }));
    subject.show(queryOf({ search: 'a' }));
    subject.start();
    const [first] = workers as [SilentWorker];
    first.say({ kind: 'ready' });
    expect(first.sent.slice(1)).toEqual([{ kind: 'query', query: queryOf({ search: 'a' }) }]);
    subject.send(edit(2));
    subject.show(queryOf({ search: 'b' }));
    expect(first.kinds).toEqual(['update', 'query', 'update', 'query']);
    first.crash();
    workers[1]?.say({ kind: 'ready' });
    expect(workers[1]?.sent[1]).toEqual({ kind: 'query', query: queryOf({ search: 'b' }) });
  });

  test('resolves requests by their id, in any order, and rejects what fails', async () => {
    const { subject, worker } = started();
    const first = subject.ask('entries', null);
    const second = subject.ask('rows', { from: 0, to: 1 });
    const third = settled(subject.ask('coverage', null));
    worker.say({ kind: 'reply', id: 2, reply: { state: 1, from: 0, rows: [] } });
    worker.say({ kind: 'failed', id: 3 });
    worker.say({ kind: 'reply', id: 999, reply: null });
    worker.say({ kind: 'reply', id: 1, reply: null });
    expect([await first, await second, await third]).toEqual([
      null,
      { state: 1, from: 0, rows: [] },
      'rejected',
    ]);
  });

  test('a request is about every update that was made before it', () => {
    const { subject, worker } = started();
    subject.send(edit(2));
    subject.send(edit(3));
    expect(worker.versions).toEqual([1]);
    void settled(subject.ask('entries', null));
    expect(worker.versions).toEqual([1, 3]);
    expect(worker.kinds.at(-1)).toBe('entries');
  });

  test('a request waits for a worker that is starting, behind what the page does once it is ready', () => {
    let first: Promise<unknown> | undefined;
    const worker = new SilentWorker();
    const subject: UrlsClient = new UrlsClient({
      startWorker: () => worker as unknown as Worker,
      currentState: () => edit(1),
      onTable: () => {},
      onStatus: (status) => {
        if (status === 'ready') first = settled(subject.ask('replace', { urls: [], expected: [] }));
      },
    });
    subject.start();
    void settled(subject.ask('entries', null));
    expect(worker.kinds).toEqual([]);
    worker.say({ kind: 'ready' });
    expect(worker.kinds).toEqual(['update', 'replace', 'entries']);
    expect(first).toBeDefined();
  });

  test('tells how far an import is, and ends it', async () => {
    const { subject, worker } = started();
    const control = new AbortController();
    const progress: number[][] = [];
    const reply = subject.ask('import', importAsk, {
      onProgress: (...each) => progress.push(each),
      signal: control.signal,
    });
    worker.say({ kind: 'progress', id: 1, bytes: 5, urls: 2 });
    worker.say({ kind: 'progress', id: 7, bytes: 9, urls: 9 });
    expect(progress).toEqual([[5, 2]]);
    control.abort();
    expect(worker.sent.at(-1)).toEqual({ kind: 'cancel', id: 1 });
    worker.say({ kind: 'reply', id: 1, reply: { refused: 0, contradicting: 0 } });
    expect(await reply).toEqual({ refused: 0, contradicting: 0 });
    // Ended before it began, and after it has ended.
    void settled(subject.ask('import', importAsk, { signal: control.signal }));
    expect(worker.kinds.slice(-2)).toEqual(['import', 'cancel']);
    const late = new AbortController();
    const done = subject.ask('import', importAsk, { signal: late.signal });
    worker.say({ kind: 'reply', id: 3, reply: { refused: 0, contradicting: 0 } });
    await done;
    late.abort();
    expect(worker.kinds.at(-1)).toBe('import');
  });

  test('starts a dead worker again with the present state, twice, then stops; what was asked is rejected', async () => {
    const { subject } = started();
    for (const round of [0, 1, 2]) {
      const worker = workers[round] as SilentWorker;
      if (round > 0) worker.say({ kind: 'ready' });
      expect(worker.sent[0]).toMatchObject({ open: { source: `text ${version}` } });
      const asked = settled(subject.ask('entries', null));
      version++;
      expect(worker.crash().defaultPrevented).toBe(true);
      expect(worker.terminated).toBe(true);
      expect(await asked).toBe('rejected');
    }
    expect(workers.length).toBe(3);
    expect(statuses.at(-1)).toBe('stopped');
    subject.send(edit(9));
    expect(await settled(subject.ask('entries', null))).toBe('rejected');
    subject.start();
    workers[3]?.say({ kind: 'ready' });
    expect(workers[3]?.sent[0]).toMatchObject({ open: { source: `text ${version}` } });
    expect(statuses.at(-1)).toBe('ready');
  });

  test('a worker that falls silent while it owes something is taken for dead', () => {
    const { worker } = started();
    vi.advanceTimersByTime(7_999);
    worker.say({ kind: 'taken', version: 1 });
    vi.advanceTimersByTime(7_999);
    worker.tell(1, 'working');
    vi.advanceTimersByTime(7_999);
    worker.say({ kind: 'working' });
    vi.advanceTimersByTime(7_999);
    // Of an earlier state.
    worker.tell(0);
    vi.advanceTimersByTime(7_999);
    expect(worker.terminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(worker.terminated).toBe(true);
    expect(workers.length).toBe(2);
  });

  test('a worker that owes nothing may be silent for ever', () => {
    const { subject, worker } = started();
    worker.say({ kind: 'taken', version: 1 });
    worker.tell(1, 'too-many-cells');
    vi.advanceTimersByTime(100_000);
    expect(worker.terminated).toBe(false);
    void settled(subject.ask('entries', null));
    vi.advanceTimersByTime(8_000);
    expect(worker.terminated).toBe(true);
  });

  test('a worker that was given up is not heard', () => {
    const { worker } = started();
    worker.crash();
    worker.tell(1);
    expect(tables).toEqual([]);
  });

  test.each([
    ['throws', true],
    ['never says ready', false],
    ['fails before it is ready', null],
  ])('is unavailable where starting a worker %s', async (_, how) => {
    const subject =
      how === true
        ? client(() => {
            throw new DOMException('no', 'SecurityError');
          })
        : client();
    subject.start();
    const asked = settled(subject.ask('entries', null));
    if (how === null) workers[0]?.crash();
    vi.advanceTimersByTime(8_000);
    expect(statuses).toEqual(['starting', 'unavailable']);
    expect(await asked).toBe('rejected');
  });

  test('is heard of no more once it is disposed of', async () => {
    const { subject, worker } = started();
    const asked = settled(subject.ask('entries', null));
    subject.dispose();
    expect(worker.terminated).toBe(true);
    expect(await asked).toBe('rejected');
    vi.advanceTimersByTime(100_000);
    expect(workers.length).toBe(1);
  });
});
