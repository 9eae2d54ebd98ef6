import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { urlEntries } from '../../suite/testdata/url-entries';
import type { ImportPlan } from '../../url-lists/import/import-plan';
import { UrlList } from '../../url-lists/list';
import { Expectations } from '../../url-lists/list/expectations';
import { TYPING_REST } from '../connection/turns';
import { fakeTimeouts, named, PlayedWork, queryOf } from './testdata/played-work';
import type { ImportSummary } from './urls-protocol';
import { crawlerNamed } from './verdicts/testdata/questions';

/** Milliseconds by which each reading advances the clock, which is the duration of a piece. */
let pieceDuration: number;
let played: PlayedWork;

beforeEach(() => {
  pieceDuration = 10;
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += pieceDuration));
  played = new PlayedWork();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const crawlers = [named(crawlerNamed('a'), 'Abot'), named(crawlerNamed('b'), 'Bbot')];
const source = 'User-agent: a\nDisallow: /\nUser-agent: b\nDisallow: /1';
const TEXT: ImportPlan = { packed: false, encoding: 'utf-8', lineEnd: 'lf', format: { kind: 'text' } };

const kinds = () => played.posted.map(({ kind }) => kind).filter((kind) => kind !== 'working');
const paths = (count: number, from = 0): string[] => Array.from({ length: count }, (_, i) => `/${from + i}`);
const fileOf = (urls: readonly string[]): File =>
  new File([urls.map((url) => `${url}\n`).join('')], 'urls.txt');
const open = (version = 1) => played.update(version, { open: { source }, crawlers });
const replace = (urls: readonly string[]) => played.sendList(urlEntries(...urls));
const importOf = (urls: readonly string[], replaces = false) =>
  ({ source: fileOf(urls), plan: TEXT, replaces }) as const;

/** A source that yields a chunk only when the test provides it. */
function slowSource(): {
  readonly file: File;
  give(urls: readonly string[] | null): void;
  isCancelled(): boolean;
} {
  const file = fileOf([]);
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (each) => {
      controller = each;
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  vi.spyOn(file, 'stream').mockReturnValue(stream as ReadableStream<Uint8Array<ArrayBuffer>>);
  return {
    file,
    isCancelled: () => isCancelled,
    give: (urls) => {
      if (urls === null) controller?.error(new DOMException('gone', 'NotReadableError'));
      else controller?.enqueue(new TextEncoder().encode(urls.map((url) => `${url}\n`).join('')));
    },
  };
}

/** Runs turns until a condition holds. */
const until = (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => {
    played.finish();
    expect(holds()).toBe(true);
  }, 30_000);

describe('the work', () => {
  test('accepts an update and posts the status once everything is known', () => {
    open();
    expect(kinds()).toEqual(['accepted']);
    played.finish();
    expect(played.status).toMatchObject({ version: 1, phase: 'complete', urls: 0, rows: 0 });
    replace(paths(10));
    played.finish();
    expect(played.status).toMatchObject({ phase: 'complete', urls: 10, rows: 10, done: 20, all: 20 });
    expect(played.status.counts).toMatchObject({ all: 10, disallowed: 10, differs: 9 });
    expect(played.turn()).toBe(false);
  });

  test('posts progress every 100 ms and shows the rows known so far', () => {
    open();
    replace(paths(5_000));
    pieceDuration = 60;
    const seen: [number, number][] = [];
    while (played.turn()) {
      const { done, all, phase } = played.status;
      if (phase === 'working' && done > 0) seen.push([done, all]);
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.every(([done, all]) => done <= all)).toBe(true);
    expect(seen.at(-1)?.[0]).toBeGreaterThan(seen[0]?.[0] as number);
    const quick = played.posted.length;
    pieceDuration = 1;
    played.update(2, { open: { source: 'User-agent: *\nDisallow: /2' } });
    played.finish();
    expect(played.posted.length - quick).toBe(2);
  });

  test('answers row requests immediately, with pending verdicts', () => {
    open();
    replace(paths(3));
    played.finish();
    played.update(2, { open: { source: 'User-agent: *\nDisallow: /2' } });
    const id = played.request('rows', { from: 0, to: 9 });
    expect(played.replyTo(id)).toMatchObject({
      rows: [{ url: '/0', cells: [{ outcome: 4 }, { outcome: 4 }] }, {}, {}],
    });
    played.finish();
    expect(played.rows()[2]).toMatchObject({ cells: [{ outcome: 1, line: 2 }, { outcome: 1 }] });
  });

  test('decides verdicts before it answers requests about them, and answers other requests in order', () => {
    open();
    replace(paths(5_000));
    const ids = [
      played.request('coverage', null),
      played.request('entries', null),
      played.request('expect', { url: '/1', crawler: null, word: 'blocked' }),
      played.request('export', { format: 'csv', time: 0 }),
      played.request('acceptVerdicts', null),
    ];
    played.finish();
    const replies = played.posted.flatMap((message) => (message.kind === 'reply' ? [message.id] : []));
    expect(replies).toEqual(ids);
    expect(played.replyTo(ids[0] as number)).toMatchObject({ version: 1, idle: [], unfollowed: [] });
    expect(played.replyTo(ids[4] as number)).toEqual({ rows: 5_000 });
    expect(played.status.counts).toMatchObject({ passed: 5_000, failed: 0 });
  });

  test.each([1, 3, 8, 20])('restarts a reply about verdicts if they change after %i turns', (turns) => {
    open();
    replace(paths(5_000));
    played.finish();
    const id = played.request('coverage', null);
    for (let i = 0; i < turns; i++) played.turn();
    if (played.replyTo(id) === undefined) {
      played.update(2, { open: { source: 'User-agent: *\nDisallow: /2' } });
      played.finish();
      expect(played.replyTo(id)).toMatchObject({ version: 2 });
    }
    played.finish();
    expect(played.replyTo(id)).toBeDefined();
  });

  test('reports a failed request and continues', () => {
    open();
    vi.spyOn(played.session, 'answer').mockImplementationOnce(function* () {
      yield;
      throw new Error('a bug');
    });
    const failed = played.request('entries', null);
    const next = played.request('entries', null);
    played.finish();
    expect([played.replyTo(failed), played.replyTo(next)]).toEqual(['failed', []]);
    vi.spyOn(played.session, 'rows').mockImplementationOnce(() => {
      throw new Error('a bug');
    });
    expect(played.replyTo(played.request('rows', { from: 0, to: 1 }))).toBe('failed');
  });

  test('ends the worker if a list from the page fails to load', () => {
    open();
    vi.spyOn(UrlList.prototype, 'addText').mockImplementationOnce(() => {
      throw new Error('a bug');
    });
    replace(['/a']);
    expect(() => played.finish()).toThrow('a bug');
  });

  test('lets messages through after a few milliseconds, not after every piece', () => {
    const turnsOf = (duration: number): number => {
      pieceDuration = duration;
      replace(paths(3_000));
      let turns = 0;
      while (played.turn()) turns++;
      return turns;
    };
    open();
    played.finish();
    expect(turnsOf(0.5)).toBeLessThan(turnsOf(20) / 2);
  });

  test('posts a heartbeat if nothing else is posted', () => {
    open();
    replace(paths(3_000));
    played.finish();
    pieceDuration = 600;
    played.request('coverage', null);
    played.finish();
    expect(played.posted.filter(({ kind }) => kind === 'working').length).toBeGreaterThan(0);
  });
});

describe('the list report', () => {
  const posted = () => played.lists.map(({ number, entries }) => [number, entries]);
  const expectBlocked = (url: string) => played.request('expect', { url, crawler: null, word: 'blocked' });

  test('has the refused entries of a list from the page, then the entries after each change', () => {
    open();
    expect(played.loadList(urlEntries('/a', '/b', 'no url'))).toEqual({
      number: 1,
      entries: null,
      refused: 1,
      contradicting: 0,
    });
    expectBlocked('/b');
    played.finish();
    const entries = urlEntries('/a', { url: '/b', expected: 'blocked' });
    expect(played.lists.at(-1)).toEqual({ number: 1, entries, refused: 0, contradicting: 0 });
    played.answer('clear', null);
    expect(posted().slice(1)).toEqual([
      [1, entries],
      [1, []],
    ]);
  });

  test('comes before the replies to the requests that changed the list, once for several', () => {
    open();
    played.loadList(urlEntries('/a', '/b'));
    const first = played.posted.length;
    pieceDuration = 1;
    for (const url of ['/a', '/b']) expectBlocked(url);
    played.finish();
    const posted = played.posted.slice(first).map(({ kind }) => kind);
    expect(posted.filter((kind) => kind !== 'status')).toEqual(['list', 'reply', 'reply']);
  });

  test('is not posted if nothing has changed', async () => {
    open();
    played.loadList(urlEntries('/a'));
    expect(played.answer('expect', { url: '/b', crawler: null, word: 'blocked' })).toBe('not-listed');
    await played.read('import', importOf(['# no URL'], true));
    played.work.show(queryOf({ search: 'nothing' }));
    expect(played.answer('acceptVerdicts', null)).toEqual({ rows: 0 });
    expect(played.lists.length).toBe(1);
  });

  test('has the result of an import only after it has ended', async () => {
    open();
    played.loadList(urlEntries('/a'));
    pieceDuration = 200;
    const { file, give } = slowSource();
    const id = played.request('import', { source: file, plan: TEXT, replaces: false });
    give(['/b', '/a']);
    await until(() => played.status.urls === 2);
    // A reply in between must not post an unfinished import.
    await played.read('sniff', { source: fileOf(['/c']), name: '' });
    expect(played.lists.length).toBe(1);
    played.work.cancel(id);
    await until(() => played.replyTo(id) !== undefined);
    expect(posted().slice(1)).toEqual([[1, urlEntries({ url: '/a', count: 2 }, '/b')]]);
    expect(played.posted.findLastIndex(({ kind }) => kind === 'list')).toBeLessThan(
      played.posted.findIndex((message) => message.kind === 'reply' && message.id === id),
    );
  });

  test('has the expectations that a failed request had set', () => {
    open();
    played.loadList(urlEntries('/1', '/2'));
    const { set } = Expectations.prototype;
    vi.spyOn(Expectations.prototype, 'set').mockImplementation(function (this: Expectations, row, ...rest) {
      if (row === 1) throw new Error('a bug');
      set.call(this, row, ...rest);
    });
    expect(played.answer('acceptVerdicts', null)).toBe('failed');
    expect(posted().slice(1)).toEqual([[1, urlEntries({ url: '/1', expected: 'blocked' }, '/2')]]);
  });

  test('has the number of the loaded list, even if another one is queued', () => {
    open();
    played.sendList(urlEntries('/a'));
    expectBlocked('/a');
    played.sendList(urlEntries('/a'));
    pieceDuration = 20;
    played.finish();
    expect(posted()).toEqual([
      [1, null],
      [1, [{ url: '/a', expected: 'blocked' }]],
      [2, null],
    ]);
  });

  test('has only the reason if the list is too long', async () => {
    open();
    await played.read('import', importOf(paths(5_001)));
    expect(posted()).toEqual([[0, 'too-many-urls']]);
  });
});

describe('during typing', () => {
  /** Opens a list of 10 URLs, decides it, then edits the text. */
  const typed = (): void => {
    fakeTimeouts();
    open();
    replace(paths(10));
    played.finish();
    type(2);
  };
  const type = (version: number): void =>
    played.update(version, { transactions: [[[source.length, source.length, '0']]] });

  test('nothing is decided until typing has paused', () => {
    typed();
    for (let version = 3; version < 9; version++) {
      vi.advanceTimersByTime(TYPING_REST - 1);
      played.finish();
      type(version);
      played.finish();
    }
    expect(played.status.version).toBe(1);
    played.finishAfterRest();
    expect(played.status).toMatchObject({ version: 8, phase: 'complete', counts: { differs: 10 } });
  });

  test('work that has started stops immediately', () => {
    typed();
    replace(paths(5_000));
    vi.advanceTimersByTime(TYPING_REST);
    for (let i = 0; i < 3; i++) expect(played.turn()).toBe(true);
    type(3);
    const posted = played.posted.length;
    played.finish();
    expect(played.posted.slice(posted).filter(({ kind }) => kind === 'status')).toEqual([]);
    played.finishAfterRest();
    expect(played.status).toMatchObject({ version: 3, phase: 'complete', urls: 5_000 });
  });

  test('requests about verdicts wait, and all others are answered', () => {
    typed();
    const about = played.request('coverage', null);
    played.finish();
    expect(played.replyTo(about)).toBeUndefined();
    expect(played.answer('rows', { from: 0, to: 1 }).rows.length).toBe(1);
    played.finishAfterRest();
    expect(played.replyTo(about)).toMatchObject({ version: 2 });
    type(3);
    expect(played.answer('entries', null)).toEqual(urlEntries(...paths(10)));
  });

  test('a change of columns neither ends nor extends the pause', () => {
    typed();
    vi.advanceTimersByTime(TYPING_REST - 1);
    played.update(2, { crawlers: crawlers.slice(0, 1) });
    played.finish();
    expect(played.status.version).toBe(1);
    vi.advanceTimersByTime(1);
    played.finish();
    expect(played.status).toMatchObject({ version: 2, phase: 'complete', all: 10 });
  });

  test('another file ends the pause', () => {
    typed();
    played.update(3, { open: { source: '' } });
    played.finish();
    expect(played.status).toMatchObject({ version: 3, phase: 'complete' });
  });

  test('another version is not compared yet', () => {
    typed();
    played.work.compare({ kind: 'compare', choice: 1, other: { source: '' } });
    const compared = () => played.posted.findLast((message) => message.kind === 'compare-status')?.status;
    played.finish();
    expect(compared()).toMatchObject({ phase: 'working' });
    played.finishAfterRest();
    expect(compared()).toMatchObject({ phase: 'complete' });
  });
});

describe('an import', () => {
  test('adds to the list, shows its rows as they arrive, then decides them', async () => {
    open();
    replace(['/0', '/0']);
    pieceDuration = 200;
    const { file, give } = slowSource();
    const id = played.request('import', { source: file, plan: TEXT, replaces: false });
    give(paths(5));
    await until(() => played.status.urls === 5);
    expect(played.status).toMatchObject({ phase: 'working', rows: 5 });
    expect(played.posted.some((message) => message.kind === 'progress' && message.urls === 5)).toBe(true);
    expect(played.rows()[4]).toMatchObject({ url: '/4', cells: [{ outcome: 4 }, { outcome: 4 }] });
    expect(played.rows()[0]).toMatchObject({ url: '/0', count: 3 });
    // The text may change during the import.
    played.update(2, { open: { source: 'User-agent: *\nDisallow: /4' } });
    played.work.cancel(id);
    await until(() => played.replyTo(id) !== undefined);
    expect(played.replyTo(id)).toMatchObject({ end: { reason: 'cancelled' }, added: 4, repeated: 1 });
    expect(played.status).toMatchObject({ version: 2, phase: 'complete', urls: 5, rows: 5 });
    expect(played.rows()[4]).toMatchObject({ cells: [{ outcome: 1 }, { outcome: 1 }] });
  });

  test('that replaces the list drops the previous one when the first URL arrives', async () => {
    open();
    replace(paths(3));
    pieceDuration = 200;
    const { file, give } = slowSource();
    const id = played.request('import', { source: file, plan: TEXT, replaces: true });
    give(['#']);
    await until(() => played.posted.some(({ kind }) => kind === 'progress') || played.status.urls === 3);
    expect(played.rows().map(({ url }) => url)).toEqual(paths(3));
    give(['/new']);
    await until(() => played.status.urls === 1);
    expect(played.rows().map(({ url }) => url)).toEqual(['/new']);
    played.work.cancel(id);
    await until(() => played.replyTo(id) !== undefined);
    expect(played.rows().map(({ url }) => url)).toEqual(['/new']);
  });

  test('without any URL leaves the list unchanged', async () => {
    open();
    replace(paths(3));
    const { file, give } = slowSource();
    const id = played.request('import', { source: file, plan: TEXT, replaces: true });
    give(null);
    await until(() => played.replyTo(id) !== undefined);
    expect(played.replyTo(id)).toMatchObject({ end: { reason: 'source-failed' }, added: 0 });
    expect(await played.read('import', importOf(['no url'], true))).toMatchObject({
      added: 0,
      rejectedCount: 1,
    });
    expect(played.rows().map(({ url }) => url)).toEqual(paths(3));
    expect(played.status).toMatchObject({ phase: 'complete', urls: 3 });
  });

  test('cancelled before its turn reads nothing and releases its source', async () => {
    open();
    const first = slowSource();
    const second = slowSource();
    const [one, two] = [first, second].map(({ file }) =>
      played.request('import', { source: file, plan: TEXT, replaces: false }),
    ) as [number, number];
    played.finish();
    second.give(paths(3));
    played.work.cancel(two);
    played.work.cancel(99);
    played.work.cancel(one);
    await until(() => played.replyTo(two) !== undefined);
    expect(played.replyTo(two)).toMatchObject({ end: { reason: 'cancelled' }, added: 0 });
    expect(played.status).toMatchObject({ phase: 'complete', urls: 0 });
    await until(() => first.isCancelled() && second.isCancelled());
  });

  test('reports its rejected lines, and returns them on later requests', async () => {
    open();
    const summary: ImportSummary = await played.read(
      'import',
      importOf(Array.from({ length: 1_200 }, (_, i) => (i === 600 ? 'mailto:a' : 'no url'))),
    );
    expect(summary).toMatchObject({
      lines: 1_200,
      rejectedCount: 1_200,
      rejectedBy: [
        { reason: 'no-scheme', count: 1_199 },
        { reason: 'unfetched-scheme', count: 1 },
      ],
    });
    expect(summary.rejected.length).toBe(500);
    expect(played.answer('rejected', { from: 600, to: 5_000 }).slice(0, 2)).toEqual([
      { line: 601, reason: 'unfetched-scheme', text: 'mailto:a' },
      { line: 602, reason: 'no-scheme', text: 'no url' },
    ]);
    replace([]);
    played.finish();
    expect(played.answer('rejected', { from: 0, to: 5 })).toEqual([]);
  });

  test('of a log reports the user agents, most frequent first', async () => {
    const line = (agent: string) =>
      `1.2.3.4 - - [21/Nov/2026:00:00:00 +0000] "GET /a HTTP/1.1" 200 1 "-" "${agent}"`;
    open();
    const summary = await played.read('import', {
      source: fileOf([line('A/1'), line('B/1'), line('B/1'), line('-')]),
      plan: { ...TEXT, format: { kind: 'log' } },
      replaces: false,
    });
    expect(summary).toMatchObject({
      agents: [
        { agent: 'B/1', requests: 2 },
        { agent: 'A/1', requests: 1 },
      ],
      agentCount: 2,
      requestsWithoutAgent: 1,
    });
  });

  test('is preceded by format detection', async () => {
    const sniffed = await played.read('sniff', {
      source: fileOf(['url,expected', '/a,allowed']),
      name: 'a.csv',
    });
    expect(sniffed.plan?.format).toMatchObject({ kind: 'table', hasHeader: true });
    const gone = fileOf(['/a']);
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError');
    });
    expect(await played.read('sniff', { source: gone, name: '' })).toBe('failed');
  });

  test('that waits for its source posts a heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    open();
    const { file, give } = slowSource();
    const id = played.request('import', { source: file, plan: TEXT, replaces: false });
    played.finish();
    const words = () => played.posted.filter(({ kind }) => kind === 'working').length;
    const before = words();
    vi.advanceTimersByTime(3_000);
    expect(words() - before).toBe(3);
    give(null);
    await until(() => played.replyTo(id) !== undefined);
    vi.advanceTimersByTime(5_000);
    expect(words() - before).toBe(3);
  });

  test('is shown by the current query once it has ended', async () => {
    open();
    played.work.show(queryOf({ search: '1', order: { by: 'url', descending: true } }));
    await played.read('import', importOf(paths(30)));
    expect(played.rows().map(({ url }) => url)).toEqual(
      paths(30)
        .filter((path) => path.includes('1'))
        .sort()
        .reverse(),
    );
  });
});
