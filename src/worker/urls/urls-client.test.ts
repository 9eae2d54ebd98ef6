import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConnectionStatus } from '../connection/connection';
import { SilentWorker } from '../connection/testdata/silent-worker';
import type { CompareStatus, CompareUpdate } from './compare/compare-protocol';
import { queryOf } from './testdata/played-work';
import { UrlsClient } from './urls-client';
import type { FromUrlsWorker, ToUrlsWorker, UrlsStatus, UrlsUpdate } from './urls-protocol';

class PlayedWorker extends SilentWorker<ToUrlsWorker, FromUrlsWorker> {
  emitStatus(version: number, phase: UrlsStatus['phase'] = 'complete'): void {
    this.emit({ kind: 'status', status: { version, phase } as UrlsStatus });
  }
  get kinds(): string[] {
    return this.sent.map((message) => (message.kind === 'request' ? message.name : message.kind));
  }
  get versions(): number[] {
    return this.sent.flatMap((message) => (message.kind === 'update' ? [message.version] : []));
  }
}

let workers: PlayedWorker[];
let statuses: ConnectionStatus[];
let tables: number[];
let lists: number[];
let version: number;

function client(startWorker?: () => Worker): UrlsClient {
  return new UrlsClient({
    startWorker:
      startWorker ??
      (() => {
        const worker = new PlayedWorker();
        workers.push(worker);
        return worker as unknown as Worker;
      }),
    currentState: () => ({ kind: 'update', version, open: { source: `text ${version}` } }),
    onTable: (status) => tables.push(status.version),
    onList: ({ number }) => lists.push(number),
    onStatus: (status) => statuses.push(status),
  });
}

function started(): { subject: UrlsClient; worker: PlayedWorker } {
  const subject = client();
  subject.start();
  const worker = workers.at(-1) as PlayedWorker;
  worker.emit({ kind: 'ready' });
  return { subject, worker };
}

const edit = (of: number): UrlsUpdate => ({ kind: 'update', version: of, transactions: [[[0, 0, 'x']]] });
const settled = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (reply) => reply,
    () => 'rejected',
  );
beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  statuses = [];
  tables = [];
  lists = [];
  version = 1;
});
afterEach(() => vi.useRealTimers());

describe('UrlsClient', () => {
  test('sends the whole state first, then one update at a time, merging the rest', () => {
    const subject = client();
    subject.send(edit(2));
    expect(workers).toEqual([]);
    subject.start();
    const [worker] = workers as [PlayedWorker];
    subject.send(edit(2));
    expect(worker.sent).toEqual([]);
    worker.emit({ kind: 'ready' });
    expect(worker.sent).toEqual([
      { kind: 'update', version: 2, open: { source: 'text 1' }, transactions: [[[0, 0, 'x']]] },
    ]);
    const condition = { robotsUrl: null } as UrlsUpdate['condition'];
    const list = { number: 2, entries: [] };
    subject.send({ ...edit(3), ...(condition !== undefined && { condition }), crawlers: [], list });
    subject.send(edit(4));
    expect(worker.versions).toEqual([2]);
    worker.emit({ kind: 'accepted', version: 2 });
    expect(worker.versions).toEqual([2, 4]);
    expect(worker.sent[1]).toEqual({
      kind: 'update',
      version: 4,
      transactions: [[[0, 0, 'x']], [[0, 0, 'x']]],
      condition,
      crawlers: [],
      list,
    });
    worker.emit({ kind: 'accepted', version: 4 });
    worker.emitStatus(4);
    expect(tables).toEqual([4]);
    worker.emit({ kind: 'list', list: { number: 2, entries: null, refused: 0, contradicting: 0 } });
    expect(lists).toEqual([2]);
    expect(statuses).toEqual(['starting', 'ready']);
  });

  test('sends the newest query to every worker, after the columns it refers to', () => {
    const subject = client();
    subject.show(queryOf({ search: 'old' }));
    subject.show(queryOf({ search: 'a' }));
    subject.start();
    const [first] = workers as [PlayedWorker];
    first.emit({ kind: 'ready' });
    expect(first.sent.slice(1)).toEqual([{ kind: 'query', query: queryOf({ search: 'a' }) }]);
    subject.send(edit(2));
    subject.show(queryOf({ search: 'b' }));
    expect(first.kinds).toEqual(['update', 'query', 'update', 'query']);
    first.crash();
    workers[1]?.emit({ kind: 'ready' });
    expect(workers[1]?.sent[1]).toEqual({ kind: 'query', query: queryOf({ search: 'b' }) });
  });

  test('a request waits for a starting worker and follows the messages posted when it is ready', () => {
    let first: Promise<unknown> | undefined;
    const worker = new PlayedWorker();
    const subject: UrlsClient = new UrlsClient({
      startWorker: () => worker as unknown as Worker,
      currentState: () => edit(1),
      onTable: () => {},
      onList: () => {},
      onStatus: (status) => {
        if (status === 'ready') first = settled(subject.request('clear', null));
      },
    });
    subject.start();
    void settled(subject.request('entries', null));
    expect(worker.kinds).toEqual([]);
    worker.emit({ kind: 'ready' });
    expect(worker.kinds).toEqual(['update', 'clear', 'entries']);
    expect(first).toBeDefined();
  });

  test('sends comparison updates to every worker and expects progress while one is running', () => {
    const { subject, worker } = started();
    worker.emit({ kind: 'accepted', version: 1 });
    worker.emitStatus(1);
    const update = { kind: 'compare-list' } as unknown as CompareUpdate;
    subject.compare(update);
    expect(worker.sent.at(-1)).toEqual(update);
    worker.emit({ kind: 'compare-status', status: { phase: 'working' } as CompareStatus });
    vi.advanceTimersByTime(8_000);
    expect(worker.terminated).toBe(true);
    const next = workers[1] as PlayedWorker;
    next.emit({ kind: 'ready' });
    expect(next.sent.at(-1)).toEqual(update);
    // The new worker hasn't started to compare.
    next.emit({ kind: 'accepted', version: 1 });
    next.emitStatus(1);
    vi.advanceTimersByTime(100_000);
    expect(next.terminated).toBe(false);
  });

  test('after a complete table, crashes long ago do not count', () => {
    client().start();
    for (let round = 0; round < 4; round++) {
      workers[round]?.emit({ kind: 'ready' });
      workers[round]?.emit({ kind: 'accepted', version: 1 });
      vi.advanceTimersByTime(5_000);
      workers[round]?.emitStatus(1);
      vi.advanceTimersByTime(10_000);
      workers[round]?.crash();
    }
    expect(statuses).not.toContain('stopped');
  });

  test('reports the progress of a request', () => {
    const { subject, worker } = started();
    const progress: number[][] = [];
    void settled(subject.request('entries', null, { onProgress: (...each) => progress.push(each) }));
    worker.emit({ kind: 'progress', id: 1, bytes: 5, urls: 2 });
    expect(progress).toEqual([[5, 2]]);
  });

  test('a worker that goes silent while it owes an answer is replaced', () => {
    const { worker } = started();
    vi.advanceTimersByTime(7_999);
    worker.emit({ kind: 'accepted', version: 1 });
    vi.advanceTimersByTime(7_999);
    worker.emitStatus(1, 'working');
    vi.advanceTimersByTime(7_999);
    worker.emit({ kind: 'working' });
    vi.advanceTimersByTime(7_999);
    // A status of an earlier state.
    worker.emitStatus(0);
    vi.advanceTimersByTime(7_999);
    expect(worker.terminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(worker.terminated).toBe(true);
    expect(workers.length).toBe(2);
  });

  test('a worker that owes nothing may stay silent', () => {
    const { subject, worker } = started();
    worker.emit({ kind: 'accepted', version: 1 });
    worker.emitStatus(1, 'too-many-cells');
    vi.advanceTimersByTime(100_000);
    expect(worker.terminated).toBe(false);
    void settled(subject.request('entries', null));
    vi.advanceTimersByTime(8_000);
    expect(worker.terminated).toBe(true);
  });
});
