import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectionOptions, ConnectionStatus } from './connection';
import { RequestConnection, type RequestMessage } from './requests';
import { SilentWorker } from './testdata/silent-worker';

/**
 * An update that lists the changes merged into it. The tests use a `RequestConnection`, so they cover `WorkerConnection`
 * too.
 */
interface Update {
  readonly kind: 'update';
  readonly changes: readonly number[];
}
type Word =
  | RequestMessage
  | { readonly kind: 'ready' }
  | { readonly kind: 'working' }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'found'; readonly version: number }
  | { readonly kind: 'by-the-way' };
interface Requests {
  readonly double: { readonly payload: number; readonly reply: number };
}
interface Sent {
  readonly kind: string;
  readonly id?: number;
  readonly changes?: readonly number[];
}
class Played extends SilentWorker<Sent, Word> {
  get kinds(): string[] {
    return this.sent.map(({ kind, changes }) => (changes === undefined ? kind : `${kind} ${changes}`));
  }
}

let workers: Played[];
let statuses: ConnectionStatus[];
let words: string[];
let state: number;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  statuses = [];
  words = [];
  state = 1;
});
afterEach(() => vi.useRealTimers());

function connect(
  more: Partial<ConnectionOptions<Update, Word>> = {},
): RequestConnection<Update, Word, Requests> {
  return new RequestConnection<Update, Word, Requests>('doubles', {
    startWorker() {
      const worker = new Played();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    currentState: () => change(state),
    merge: (waiting, { kind, changes }) => ({ kind, changes: [...(waiting?.changes ?? []), ...changes] }),
    meaningOf: ({ kind }) => (kind === 'accepted' ? 'accepted' : kind === 'by-the-way' ? 'aside' : 'alive'),
    onMessage: ({ kind }) => words.push(kind),
    onStatus: (status) => statuses.push(status),
    ...more,
  });
}

function started(more?: Partial<ConnectionOptions<Update, Word>>): {
  readonly subject: RequestConnection<Update, Word, Requests>;
  readonly worker: Played;
} {
  const subject = connect(more);
  subject.start();
  const worker = workers.at(-1) as Played;
  worker.emit({ kind: 'ready' });
  return { subject, worker };
}

const change = (to: number): Update => ({ kind: 'update', changes: [to] });
const outcome = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: Error) => error.message);

test('starts no worker before start, and drops earlier messages', async () => {
  const subject = connect();
  subject.send(change(2));
  subject.post({ kind: 'note' });
  expect(workers).toEqual([]);
  expect(statuses).toEqual([]);
  expect(await outcome(subject.request('double', 4))).toBe('There is no worker that doubles');
});

test('sends the whole state first, then one update at a time, merging the rest', () => {
  const sent: Update[] = [];
  const subject = connect({ onSent: (update) => sent.push(update) });
  subject.start();
  const [worker] = workers as [Played];
  expect(subject.isReady).toBe(false);
  subject.send(change(2));
  expect(worker.sent).toEqual([]);
  worker.emit({ kind: 'ready' });
  expect(subject.isReady).toBe(true);
  for (const to of [3, 4, 5]) subject.send(change(to));
  expect(worker.kinds).toEqual(['update 1,2']);
  worker.emit({ kind: 'found', version: 2 });
  expect(worker.kinds).toEqual(['update 1,2']);
  worker.emit({ kind: 'accepted' });
  expect(worker.kinds).toEqual(['update 1,2', 'update 3,4,5']);
  worker.emit({ kind: 'accepted' });
  subject.send(change(6));
  expect(worker.kinds.at(-1)).toBe('update 6');
  expect(sent).toEqual(worker.sent);
  expect(statuses).toEqual(['starting', 'ready']);
  expect(words).toEqual(['found', 'accepted', 'accepted']);
});

test('a change made while a message is handled is merged into the waiting one', () => {
  const { subject, worker } = started({
    onMessage: ({ kind }) => kind === 'accepted' && subject.send(change(3)),
  });
  subject.send(change(2));
  worker.emit({ kind: 'accepted' });
  expect(worker.kinds).toEqual(['update 1', 'update 2,3']);
});

test('resolves requests by id, in any order, and rejects failed ones', async () => {
  const { subject, worker } = started();
  const all = [1, 2, 3].map((number) => outcome(subject.request('double', number)));
  worker.emit({ kind: 'reply', id: 2, reply: 4 });
  worker.emit({ kind: 'failed', id: 3 });
  worker.emit({ kind: 'reply', id: 999, reply: 0 });
  worker.emit({ kind: 'reply', id: 1, reply: 2 });
  expect(await Promise.all(all)).toEqual([2, 4, 'The worker that doubles could not answer']);
});

test('a request is posted after every earlier update', () => {
  const { subject, worker } = started();
  subject.send(change(2));
  void outcome(subject.request('double', 1));
  expect(worker.kinds).toEqual(['update 1', 'update 2', 'request']);
});

test('a request to a starting worker follows the update and goes to no other worker', () => {
  const subject = connect();
  subject.start();
  void outcome(subject.request('double', 1));
  workers[0]?.emit({ kind: 'ready' });
  expect(workers[0]?.kinds).toEqual(['update 1', 'request']);
  subject.start();
  void outcome(subject.request('double', 2));
  subject.start();
  workers[2]?.emit({ kind: 'ready' });
  expect(workers[2]?.kinds).toEqual(['update 1']);
  workers[2]?.emit({ kind: 'accepted' });
  vi.advanceTimersByTime(100_000);
  expect(workers[2]?.terminated).toBe(false);
});

test('requests and messages wait for a starting worker, and follow those that its ready message triggers', async () => {
  const subject: RequestConnection<Update, Word, Requests> = connect({
    onStatus: (status) => {
      if (status !== 'ready') return;
      subject.flush();
      subject.post({ kind: 'first' });
    },
  });
  subject.start();
  const reply = subject.request('double', 3);
  subject.post({ kind: 'note' });
  const [worker] = workers as [Played];
  expect(worker.sent).toEqual([]);
  worker.emit({ kind: 'ready' });
  expect(worker.kinds).toEqual(['update 1', 'first', 'request', 'note']);
  worker.emit({ kind: 'reply', id: 1, reply: 6 });
  expect(await reply).toBe(6);
});

test('reports the progress of a request and cancels it', async () => {
  const { subject, worker } = started();
  const control = new AbortController();
  const progress: number[][] = [];
  const reply = subject.request('double', 1, {
    onProgress: (...each) => progress.push(each),
    signal: control.signal,
  });
  worker.emit({ kind: 'progress', id: 1, bytes: 5, urls: 2 });
  worker.emit({ kind: 'progress', id: 7, bytes: 9, urls: 9 });
  expect(progress).toEqual([[5, 2]]);
  control.abort();
  expect(worker.sent.at(-1)).toEqual({ kind: 'cancel', id: 1 });
  worker.emit({ kind: 'reply', id: 1, reply: 2 });
  expect(await reply).toBe(2);
  // Aborted before it started, and after its reply.
  void outcome(subject.request('double', 2, { signal: control.signal }));
  expect(worker.kinds.slice(-2)).toEqual(['request', 'cancel']);
  const late = new AbortController();
  const done = subject.request('double', 3, { signal: late.signal });
  worker.emit({ kind: 'reply', id: 3, reply: 6 });
  await done;
  late.abort();
  expect(worker.kinds.at(-1)).toBe('request');
});

test('restarts a crashed worker with the current state twice, then stops, and rejects pending requests', async () => {
  const { subject } = started();
  for (const round of [0, 1, 2]) {
    const worker = workers[round] as Played;
    if (round > 0) worker.emit({ kind: 'ready' });
    expect(worker.kinds).toEqual([`update ${state}`]);
    const reply = outcome(subject.request('double', 1));
    state++;
    if (round < 2) expect(worker.crash().defaultPrevented).toBe(true);
    else worker.dispatchEvent(new Event('messageerror'));
    expect(worker.terminated).toBe(true);
    expect(await reply).toBe('The worker that doubles has ended');
  }
  expect(workers.length).toBe(3);
  expect(statuses.at(-1)).toBe('stopped');
  subject.send(change(9));
  subject.start();
  workers[3]?.emit({ kind: 'ready' });
  expect(workers[3]?.kinds).toEqual([`update ${state}`]);
  expect(statuses.at(-1)).toBe('ready');
  workers[3]?.crash();
  expect(statuses.at(-1)).toBe('starting');
});

test('crashes far apart with answers in between do not use up the restarts', () => {
  const { subject } = started();
  for (let round = 0; round < 5; round++) {
    if (round > 0) workers[round]?.emit({ kind: 'ready' });
    workers[round]?.emit({ kind: 'accepted' });
    vi.advanceTimersByTime(10_000);
    subject.answered();
    workers[round]?.crash();
  }
  expect(workers.length).toBe(6);
  expect(statuses).not.toContain('stopped');
});

test('crashes within ten seconds use up the restarts despite answers', () => {
  const { subject } = started();
  for (let round = 0; round < 3; round++) {
    if (round > 0) workers[round]?.emit({ kind: 'ready' });
    vi.advanceTimersByTime(4_000);
    subject.answered();
    workers[round]?.crash();
  }
  expect(statuses.at(-1)).toBe('stopped');
});

test('crashes without an answer in between use up the restarts, however far apart', () => {
  started();
  for (let round = 0; round < 3; round++) {
    if (round > 0) workers[round]?.emit({ kind: 'ready' });
    workers[round]?.emit({ kind: 'accepted' });
    vi.advanceTimersByTime(60_000);
    workers[round]?.crash();
  }
  expect(workers.length).toBe(3);
  expect(statuses.at(-1)).toBe('stopped');
});

test('a worker that owes an answer and is silent for eight seconds is replaced', () => {
  let isOwed = true;
  const { worker } = started({ owes: () => isOwed });
  for (const word of [{ kind: 'accepted' }, { kind: 'working' }, { kind: 'found', version: 1 }] as const) {
    vi.advanceTimersByTime(7_999);
    worker.emit(word);
  }
  isOwed = false;
  vi.advanceTimersByTime(7_999);
  expect(worker.terminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(worker.terminated).toBe(true);
  expect(workers.length).toBe(2);
});

test("neither aside messages nor the page's own are a sign of life", () => {
  const { subject, worker } = started();
  vi.advanceTimersByTime(4_000);
  worker.emit({ kind: 'by-the-way' });
  expect(words).toEqual(['by-the-way']);
  vi.advanceTimersByTime(3_999);
  subject.post({ kind: 'note' });
  void outcome(subject.request('double', 1));
  vi.advanceTimersByTime(1);
  expect(worker.terminated).toBe(true);
});

test('a handler that throws neither ends the worker nor holds back the next update', () => {
  /**
   * Calls the listener directly, so that the test can catch an error that an event would report as uncaught.
   */
  class Direct extends Played {
    #listener: EventListenerOrEventListenerObject | null = null;
    override addEventListener(type: string, listener: EventListenerOrEventListenerObject | null): void {
      if (type === 'message') this.#listener = listener;
    }
    override emit(data: Word): void {
      if (typeof this.#listener === 'function') this.#listener(new MessageEvent('message', { data }));
    }
  }
  const worker = new Direct();
  const { subject } = started({
    startWorker: () => {
      workers.push(worker);
      return worker as unknown as Worker;
    },
    onMessage: () => {
      throw new Error('a bug in the page');
    },
  });
  subject.send(change(2));
  expect(() => worker.emit({ kind: 'accepted' })).toThrow('a bug in the page');
  expect(worker.kinds).toEqual(['update 1', 'update 2']);
  expect(() => worker.emit({ kind: 'accepted' })).toThrow('a bug in the page');
  vi.advanceTimersByTime(100_000);
  expect(worker.terminated).toBe(false);
});

test('a worker that owes nothing may stay silent until the next message', () => {
  const { subject, worker } = started();
  worker.emit({ kind: 'accepted' });
  vi.advanceTimersByTime(100_000);
  subject.post({ kind: 'note' });
  vi.advanceTimersByTime(100_000);
  expect(worker.terminated).toBe(false);
  void outcome(subject.request('double', 1));
  vi.advanceTimersByTime(8_000);
  expect(worker.terminated).toBe(true);
});

test('messages of a disposed worker are ignored', () => {
  const ends: string[] = [];
  const { worker } = started({ onEnd: () => ends.push('end') });
  ends.splice(0);
  worker.crash();
  expect(ends).toEqual(['end']);
  worker.emit({ kind: 'found', version: 1 });
  worker.emit({ kind: 'ready' });
  expect(words).toEqual([]);
  worker.crash();
  expect(workers.length).toBe(2);
  expect(statuses).toEqual(['starting', 'ready', 'starting']);
});

test.each([
  ['throws', true],
  ['never says ready', false],
  ['fails before it is ready', null],
])('is unavailable if starting a worker %s', async (_, how) => {
  const refuse = {
    startWorker: () => {
      throw new DOMException('no', 'SecurityError');
    },
  };
  const subject = connect(how === true ? refuse : {});
  subject.start();
  const reply = outcome(subject.request('double', 1));
  if (how === null) workers[0]?.crash();
  vi.advanceTimersByTime(8_000);
  expect(statuses).toEqual(['starting', 'unavailable']);
  expect(await reply).toMatch(/worker that doubles/);
  expect(workers.length).toBe(how === true ? 0 : 1);
});

test('ignores messages after it is disposed', async () => {
  const { subject, worker } = started();
  const reply = outcome(subject.request('double', 1));
  subject.dispose();
  expect(worker.terminated).toBe(true);
  expect(subject.isReady).toBe(false);
  expect(await reply).toBe('The worker that doubles has ended');
  vi.advanceTimersByTime(100_000);
  expect(workers.length).toBe(1);
});
