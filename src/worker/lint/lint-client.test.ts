import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LintClient, type LintStatus } from './lint-client';
import type { FromLintWorker, LintReport, LintUpdate, ToLintWorker } from './lint-protocol';

/** Nothing beside what follows from the texts. */
const NO_CHECK = { crawlers: [], urls: [] };

/** A worker that does nothing by itself: the test speaks for it. */
class SilentWorker extends EventTarget {
  readonly sent: ToLintWorker[] = [];
  terminated = false;
  postMessage(message: ToLintWorker): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(data: FromLintWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  report(version: number): void {
    this.say({ kind: 'report', report: { version } as LintReport });
  }
  crash(): Event {
    const event = new Event('error', { cancelable: true });
    this.dispatchEvent(event);
    return event;
  }
  get versions(): number[] {
    return this.sent.flatMap((message) => (message.kind === 'update' ? [message.version] : []));
  }
}

let workers: SilentWorker[];
let statuses: LintStatus[];
let reports: number[];
let version: number;

function client(startWorker?: () => Worker): LintClient {
  return new LintClient({
    startWorker:
      startWorker ??
      (() => {
        const worker = new SilentWorker();
        workers.push(worker);
        return worker as unknown as Worker;
      }),
    currentState: () => ({ kind: 'update', version, state: version, open: { source: `text ${version}` } }),
    onReport: (report) => reports.push(report.version),
    onStatus: (status) => statuses.push(status),
  });
}

function started(): { subject: LintClient; worker: SilentWorker } {
  const subject = client();
  subject.start();
  const worker = workers.at(-1) as SilentWorker;
  worker.say({ kind: 'ready' });
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

describe('the client of the worker that looks for problems', () => {
  test('starts no worker until it is told to', () => {
    client().send(edit(2));
    expect(workers).toEqual([]);
    expect(statuses).toEqual([]);
  });

  test('sends the whole state first, then one update at a time, the rest as one', () => {
    const subject = client();
    subject.start();
    const [worker] = workers as [SilentWorker];
    subject.send(edit(2));
    expect(worker.sent).toEqual([]);
    worker.say({ kind: 'ready' });
    expect(worker.sent).toEqual([
      { kind: 'update', version: 2, state: 2, open: { source: 'text 1' }, transactions: [[[0, 0, 'x']]] },
    ]);
    for (const next of [3, 4, 5]) subject.send(edit(next));
    expect(worker.versions).toEqual([2]);
    worker.say({ kind: 'taken', version: 2 });
    expect(worker.versions).toEqual([2, 5]);
    expect(worker.sent[1]).toMatchObject({ transactions: { length: 3 } });
    worker.say({ kind: 'taken', version: 5 });
    worker.report(5);
    expect(reports).toEqual([5]);
    expect(statuses).toEqual(['starting', 'ready']);
    subject.send(edit(6));
    expect(worker.versions).toEqual([2, 5, 6]);
  });

  test('resolves requests by their id, in any order, and rejects what fails', async () => {
    const { subject, worker } = started();
    const first = subject.ask('pathStarts', { prefix: '/a' });
    const second = subject.ask('pathStarts', { prefix: '/b' });
    const third = settled(subject.ask('pathStarts', { prefix: '/c' }));
    const ids = worker.sent.flatMap((message) => (message.kind === 'ask' ? [message.id] : []));
    worker.say({ kind: 'reply', id: ids[1] as number, reply: ['/b/'] });
    worker.say({ kind: 'failed', id: ids[2] as number });
    worker.say({ kind: 'reply', id: 999, reply: [] });
    worker.say({ kind: 'reply', id: ids[0] as number, reply: ['/a/'] });
    expect([await first, await second, await third]).toEqual([['/a/'], ['/b/'], 'rejected']);
  });

  test('a request is about every update that was made before it', () => {
    const { subject, worker } = started();
    subject.send(edit(2));
    subject.send(edit(3));
    expect(worker.versions).toEqual([1]);
    void settled(subject.ask('format', { check: NO_CHECK }));
    expect(worker.versions).toEqual([1, 3]);
    expect(worker.sent.at(-1)).toMatchObject({ kind: 'ask', name: 'format' });
  });

  test('a request waits for a worker that is starting', async () => {
    const subject = client();
    subject.start();
    const reply = subject.ask('format', { check: NO_CHECK });
    const [worker] = workers as [SilentWorker];
    expect(worker.sent).toEqual([]);
    worker.say({ kind: 'ready' });
    expect(worker.sent.map(({ kind }) => kind)).toEqual(['update', 'ask']);
    worker.say({ kind: 'reply', id: 1, reply: 'formatted' });
    expect(await reply).toBe('formatted');
  });

  test('starts a dead worker again with the present state, twice, then stops; what was asked is rejected', async () => {
    const { subject } = started();
    for (const round of [0, 1, 2]) {
      const worker = workers[round] as SilentWorker;
      if (round > 0) worker.say({ kind: 'ready' });
      expect(worker.sent[0]).toMatchObject({ open: { source: `text ${version}` } });
      const asked = settled(subject.ask('format', { check: NO_CHECK }));
      version++;
      expect(worker.crash().defaultPrevented).toBe(true);
      expect(worker.terminated).toBe(true);
      expect(await asked).toBe('rejected');
    }
    expect(workers.length).toBe(3);
    expect(statuses.at(-1)).toBe('stopped');
    subject.send(edit(9));
    expect(await settled(subject.ask('format', { check: NO_CHECK }))).toBe('rejected');
    subject.start();
    workers[3]?.say({ kind: 'ready' });
    expect(workers[3]?.sent[0]).toMatchObject({ open: { source: `text ${version}` } });
    expect(statuses.at(-1)).toBe('ready');
  });

  test('a worker that falls silent while it owes something is taken for dead', () => {
    const { worker } = started();
    vi.advanceTimersByTime(7_999);
    expect(worker.terminated).toBe(false);
    worker.say({ kind: 'taken', version: 1 });
    vi.advanceTimersByTime(7_999);
    worker.say({ kind: 'working' });
    vi.advanceTimersByTime(7_999);
    expect(worker.terminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(worker.terminated).toBe(true);
    expect(workers.length).toBe(2);
  });

  test('a worker that owes nothing may be silent for ever', () => {
    const { subject, worker } = started();
    worker.say({ kind: 'taken', version: 1 });
    worker.report(1);
    vi.advanceTimersByTime(100_000);
    expect(worker.terminated).toBe(false);
    void settled(subject.ask('format', { check: NO_CHECK }));
    vi.advanceTimersByTime(8_000);
    expect(worker.terminated).toBe(true);
  });

  test('replies of a worker that was given up are not heard', () => {
    const { worker } = started();
    worker.crash();
    worker.report(1);
    expect(reports).toEqual([]);
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
    const asked = settled(subject.ask('format', { check: NO_CHECK }));
    if (how === null) workers[0]?.crash();
    vi.advanceTimersByTime(8_000);
    expect(statuses).toEqual(['starting', 'unavailable']);
    expect(await asked).toBe('rejected');
    expect(workers.length).toBe(how === true ? 0 : 1);
  });

  test('is heard of no more once it is disposed of', async () => {
    const { subject, worker } = started();
    const asked = settled(subject.ask('format', { check: NO_CHECK }));
    subject.dispose();
    expect(worker.terminated).toBe(true);
    expect(await asked).toBe('rejected');
    vi.advanceTimersByTime(100_000);
    expect(workers.length).toBe(1);
  });
});
