import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConnectionStatus } from '../connection/connection';
import { SilentWorker } from '../connection/testdata/silent-worker';
import { LintClient } from './lint-client';
import type { FromLintWorker, LintReport, LintUpdate, ToLintWorker } from './lint-protocol';

class PlayedWorker extends SilentWorker<ToLintWorker, FromLintWorker> {
  report(version: number): void {
    this.emit({ kind: 'report', report: { version } as LintReport });
  }
  get versions(): number[] {
    return this.sent.flatMap((message) => (message.kind === 'update' ? [message.version] : []));
  }
}

let workers: PlayedWorker[];
let statuses: ConnectionStatus[];
let reports: number[];
let version: number;

function client(startWorker?: () => Worker): LintClient {
  return new LintClient({
    startWorker:
      startWorker ??
      (() => {
        const worker = new PlayedWorker();
        workers.push(worker);
        return worker as unknown as Worker;
      }),
    currentState: () => ({ kind: 'update', version, state: version, open: { source: `text ${version}` } }),
    onReport: (report) => reports.push(report.version),
    onStatus: (status) => statuses.push(status),
  });
}

function started(): { subject: LintClient; worker: PlayedWorker } {
  const subject = client();
  subject.start();
  const worker = workers.at(-1) as PlayedWorker;
  worker.emit({ kind: 'ready' });
  return { subject, worker };
}

const edit = (of: number): LintUpdate => ({
  kind: 'update',
  version: of,
  state: of,
  transactions: [[[0, 0, 'x']]],
});
const settled = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (reply) => reply,
    () => 'rejected',
  );

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  statuses = [];
  reports = [];
  version = 1;
});
afterEach(() => vi.useRealTimers());

describe('LintClient', () => {
  test('sends the whole state first, then one update at a time, merging the rest', () => {
    const subject = client();
    subject.start();
    const [worker] = workers as [PlayedWorker];
    subject.send(edit(2));
    expect(worker.sent).toEqual([]);
    worker.emit({ kind: 'ready' });
    expect(worker.sent).toEqual([
      { kind: 'update', version: 2, state: 2, open: { source: 'text 1' }, transactions: [[[0, 0, 'x']]] },
    ]);
    for (const next of [3, 4, 5]) subject.send(edit(next));
    expect(worker.versions).toEqual([2]);
    worker.emit({ kind: 'accepted', version: 2 });
    expect(worker.versions).toEqual([2, 5]);
    expect(worker.sent[1]).toMatchObject({ transactions: { length: 3 } });
    worker.emit({ kind: 'accepted', version: 5 });
    worker.report(5);
    expect(reports).toEqual([5]);
    expect(statuses).toEqual(['starting', 'ready']);
    subject.send(edit(6));
    expect(worker.versions).toEqual([2, 5, 6]);
  });

  test('a report of an earlier version does not count as the pending one', () => {
    const { worker } = started();
    worker.emit({ kind: 'accepted', version: 1 });
    worker.report(0);
    vi.advanceTimersByTime(8_000);
    expect(worker.terminated).toBe(true);
  });

  test('after a report, crashes long ago do not count', () => {
    client().start();
    for (let round = 0; round < 4; round++) {
      workers[round]?.emit({ kind: 'ready' });
      workers[round]?.emit({ kind: 'accepted', version: 1 });
      vi.advanceTimersByTime(5_000);
      workers[round]?.report(1);
      vi.advanceTimersByTime(10_000);
      workers[round]?.crash();
    }
    expect(statuses).not.toContain('stopped');
  });

  test('a worker that goes silent while it owes an answer is replaced', () => {
    const { worker } = started();
    vi.advanceTimersByTime(7_999);
    expect(worker.terminated).toBe(false);
    worker.emit({ kind: 'accepted', version: 1 });
    vi.advanceTimersByTime(7_999);
    worker.emit({ kind: 'working' });
    vi.advanceTimersByTime(7_999);
    expect(worker.terminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(worker.terminated).toBe(true);
    expect(workers.length).toBe(2);
  });

  test('passes on that the user scrolls, not more often than needed', () => {
    const subject = client();
    subject.start();
    const [worker] = workers as [PlayedWorker];
    subject.giveWay();
    worker.emit({ kind: 'ready' });
    worker.emit({ kind: 'accepted', version: 1 });
    for (let scroll = 0; scroll < 20; scroll++) {
      subject.giveWay();
      vi.advanceTimersByTime(16);
    }
    // 320 ms
    expect(worker.sent.filter(({ kind }) => kind === 'giveWay').length).toBe(3);
  });

  test('a worker that owes nothing may stay silent', () => {
    const { subject, worker } = started();
    worker.emit({ kind: 'accepted', version: 1 });
    worker.report(1);
    vi.advanceTimersByTime(100_000);
    expect(worker.terminated).toBe(false);
    void settled(subject.request('format', {}));
    vi.advanceTimersByTime(8_000);
    expect(worker.terminated).toBe(true);
  });
});
