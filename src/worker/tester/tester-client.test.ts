import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Condition } from '../../engine';
import { PLAIN_ANSWER } from '../../engine';
import { SilentWorker } from '../connection/testdata/silent-worker';
import type { Comparison } from './comparison';
import { mergeUpdates } from './merge-updates';
import type { Report } from './report';
import { TesterClient, type WorkerStatus } from './tester-client';
import type { RowsReply, TestQuestion, Update, Watched, WorkerReply } from './tester-protocol';

class PlayedWorker extends SilentWorker<Update, WorkerReply> {
  report(version: number): void {
    this.emit({ kind: 'report', report: { version } as Report });
  }
  compare(version: number): void {
    this.emit({ kind: 'comparison', comparison: { version, dialects: [], traits: null, crawlers: null } });
  }
}

const QUESTION: TestQuestion = {
  productTokens: ['a'],
  ignoresGlobalGroup: false,
  dialect: 'google',
  url: '/',
  consultation: 'unknown',
  crawlDelay: null,
  crawlDelayRange: null,
};
const WATCHED: Watched = { dialects: ['rfc9309', 'python'], explainsDifferences: false, crawlers: null };

let workers: PlayedWorker[];
let statuses: WorkerStatus[];
let reports: number[];
let comparisons: Comparison[];
let rows: RowsReply[];

function client(
  state: () => Update = () => ({ kind: 'update', version: 1, open: { source: 'x' } }),
  start?: () => Worker,
): TesterClient {
  return new TesterClient({
    startWorker:
      start ??
      (() => {
        const worker = new PlayedWorker();
        workers.push(worker);
        return worker as unknown as Worker;
      }),
    currentState: state,
    onReport: (report) => reports.push(report.version),
    onComparison: (comparison) => comparisons.push(comparison),
    onRows: (reply) => rows.push(reply),
    onStatus: (status) => statuses.push(status),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  statuses = [];
  reports = [];
  comparisons = [];
  rows = [];
});
afterEach(() => vi.useRealTimers());

const edit = (version: number): Update => ({
  kind: 'update',
  version,
  transactions: [[[0, 0, String(version)]]],
});

describe('TesterClient', () => {
  test('sends one update at a time and merges later ones', () => {
    const subject = client();
    subject.start();
    const [worker] = workers as [PlayedWorker];
    expect(worker.sent).toEqual([]);
    worker.emit({ kind: 'ready' });
    expect(worker.sent.map(({ version }) => version)).toEqual([1]);
    for (const version of [2, 3, 4]) subject.send(edit(version));
    expect(worker.sent.length).toBe(1);
    worker.report(1);
    expect(worker.sent.map(({ version }) => version)).toEqual([1, 4]);
    expect(worker.sent[1]?.transactions?.length).toBe(3);
    worker.report(4);
    expect(reports).toEqual([1, 4]);
  });

  test('crashes far apart do not use up the restarts', () => {
    client().start();
    for (let round = 0; round < 5; round++) {
      workers[round]?.emit({ kind: 'ready' });
      vi.advanceTimersByTime(1000);
      workers[round]?.report(1);
      vi.advanceTimersByTime(10_000);
      workers[round]?.dispatchEvent(new Event('error'));
    }
    expect(workers.length).toBe(6);
    expect(statuses).not.toContain('stopped');
  });

  test('forwards a comparison but still waits for the report', () => {
    const subject = client();
    subject.start();
    const [worker] = workers as [PlayedWorker];
    worker.emit({ kind: 'ready' });
    subject.send(edit(2));
    worker.compare(1);
    expect(comparisons).toEqual([{ version: 1, dialects: [], traits: null, crawlers: null }]);
    expect(worker.sent.map(({ version }) => version)).toEqual([1]);
    // A comparison isn't a sign of life while the worker owes a report.
    vi.advanceTimersByTime(4_000);
    worker.compare(1);
    vi.advanceTimersByTime(4_000);
    expect(worker.terminated).toBe(true);
  });

  test('does not time out a worker that compares after its report', () => {
    const subject = client();
    subject.start();
    const [worker] = workers as [PlayedWorker];
    worker.emit({ kind: 'ready' });
    worker.report(1);
    worker.compare(1);
    vi.advanceTimersByTime(60_000);
    expect(worker.terminated).toBe(false);
    subject.send(edit(2));
    expect(worker.sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(reports).toEqual([1]);
    worker.terminate();
    worker.crash();
    worker.compare(2);
    expect(comparisons.length).toBe(1);
  });

  test('requests rows once the worker is ready, and forwards them', () => {
    const subject = client();
    subject.start();
    const [worker] = workers as [PlayedWorker];
    const request = { kind: 'rows', version: 1, list: 'candidates', from: 200, to: 400 } as const;
    subject.requestRows(request);
    expect(worker.sent).toEqual([]);
    worker.emit({ kind: 'ready' });
    worker.report(1);
    expect(worker.sent).not.toContainEqual(request);
    subject.requestRows(request);
    expect(worker.sent.at(-1)).toEqual(request);
    worker.emit({ kind: 'rows', version: 1, list: 'candidates', from: 200, rows: [] });
    expect(rows).toEqual([{ kind: 'rows', version: 1, list: 'candidates', from: 200, rows: [] }]);
    expect(reports).toEqual([1]);
  });

  test.each([
    ['throws', true],
    ['never says ready', false],
  ])('if the worker %s, this thread gives the same answers after a rest', async (_, throws) => {
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
    await vi.waitFor(() => expect(reports).toEqual([5]), 30_000);
    expect(statuses.at(-1)).toBe('in-thread');
    subject.dispose();
  });

  const startNothing = (): Worker => {
    throw new DOMException('no', 'SecurityError');
  };
  /** Waits until the in-thread engine is loaded and its delay after a change is over. */
  const rest = async (): Promise<void> => {
    // Unlike `vi.waitFor`, this doesn't advance the fake timers.
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(150);
  };

  test('the in-thread engine compares too, after the report and not while changes arrive', async () => {
    const state = (version: number): Update => ({
      kind: 'update',
      version,
      open: { source: 'User-agent: a\nAllow: /\nDisallow: /x' },
      question: { ...QUESTION, url: '/x' },
      watched: WATCHED,
    });
    let now = state(1);
    const subject = client(() => now, startNothing);
    subject.start();
    await rest();
    expect(reports).toEqual([1]);
    expect(comparisons).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(comparisons.map(({ version, dialects }) => [version, dialects.map(({ line }) => line)])).toEqual([
      [1, [3, 2]],
    ]);
    // A change cancels the comparison that hasn't started yet.
    now = state(2);
    subject.send({ kind: 'update', version: 2, transactions: [[[0, 0, '\n']]] });
    await rest();
    expect(reports).toEqual([1, 2]);
    subject.send({ kind: 'update', version: 3, transactions: [[[0, 0, '\n']]] });
    await rest();
    expect(reports).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(100);
    expect(comparisons.map(({ version, dialects }) => [version, dialects.map(({ line }) => line)])).toEqual([
      [1, [3, 2]],
      [3, [5, 4]],
    ]);
    subject.requestRows({ kind: 'rows', version: 3, list: 'candidates', from: 1, to: 9 });
    expect(rows.map((reply) => reply.rows?.length)).toEqual([1]);
    subject.dispose();
  });

  test('the in-thread engine stops comparing once it is disposed', async () => {
    const subject = client(
      () => ({ kind: 'update', version: 1, open: { source: '' }, question: QUESTION, watched: WATCHED }),
      startNothing,
    );
    subject.start();
    await rest();
    expect(reports).toEqual([1]);
    subject.dispose();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(comparisons).toEqual([]);
  });

  test('an in-thread engine disposed while it is loading never starts', async () => {
    const subject = client(undefined, startNothing);
    subject.start();
    subject.dispose();
    await rest();
    expect(statuses).toEqual(['starting']);
    expect(reports).toEqual([]);
    subject.start();
    subject.start();
    await rest();
    expect(reports).toEqual([1]);
    subject.dispose();
  });

  test('an in-thread engine that fails reports stopped, and starts again on request', async () => {
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

  test('a large file gets no answer from this thread', async () => {
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

describe('merged updates', () => {
  const question = { ...QUESTION, url: '/merged' };
  const condition: Condition = { robotsUrl: 'https://h/robots.txt', answer: PLAIN_ANSWER };

  test('a new document drops earlier edits, and the newest question replaces earlier ones', () => {
    const merged = mergeUpdates(
      { kind: 'update', version: 2, transactions: [[[0, 0, 'a']]], question },
      { kind: 'update', version: 3, open: { source: 'b' } },
    );
    expect(merged).toEqual({ kind: 'update', version: 3, open: { source: 'b' }, question });
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

  test('condition and watched are kept until a newer one is set', () => {
    const first: Update = { kind: 'update', version: 2, condition, watched: WATCHED };
    expect(mergeUpdates(null, first)).toBe(first);
    expect(mergeUpdates(first, { kind: 'update', version: 3, open: { source: '' } })).toEqual({
      kind: 'update',
      version: 3,
      open: { source: '' },
      condition,
      watched: WATCHED,
    });
    const newer = { condition: { ...condition, robotsUrl: null }, watched: { ...WATCHED, dialects: [] } };
    expect(mergeUpdates(first, { kind: 'update', version: 3, ...newer })).toEqual({
      kind: 'update',
      version: 3,
      ...newer,
    });
    expect(Object.keys(mergeUpdates(edit(2), edit(3)))).toEqual(['kind', 'version', 'transactions']);
  });
});
