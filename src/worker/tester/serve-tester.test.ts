import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RecordingPort } from '../connection/testdata/recording-port';
import { fileTraits, otherDialectsById } from './comparison-parts';
import { serveTester } from './serve-tester';
import type { TestQuestion, WorkerReply, WorkerRequest } from './tester-protocol';

const QUESTION: TestQuestion = {
  productTokens: ['a'],
  ignoresGlobalGroup: false,
  dialect: 'google',
  url: '/x',
  consultation: 'unknown',
  crawlDelay: null,
  crawlDelayRange: null,
};

let port: RecordingPort<WorkerRequest, WorkerReply>;
/** Set by a test in which the other dialects can't be loaded. */
let isOffline: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  port = new RecordingPort();
  isOffline = false;
  serveTester(port, () =>
    isOffline ? Promise.reject(new TypeError('offline')) : Promise.resolve({ otherDialectsById, fileTraits }),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const kinds = () => port.posted.map(({ message }) => message.kind);

describe('the worker that answers', () => {
  test('posts ready, reports at once, transfers the marks, and compares later', () => {
    expect(kinds()).toEqual(['ready']);
    port.send({
      kind: 'update',
      version: 1,
      open: { source: 'User-agent: a\nDisallow: /x\nDisallow: /x/' },
      question: QUESTION,
      watched: { dialects: ['bing'], explainsDifferences: false, crawlers: null },
    });
    expect(kinds()).toEqual(['ready', 'report']);
    const [, report] = port.posted;
    expect(report?.message).toMatchObject({ report: { version: 1, verdict: { line: 2 } } });
    expect(report?.transfer).toMatchObject([{ byteLength: 0 }, { byteLength: 0 }]);
    if (report?.message.kind === 'report') expect([...report.message.report.marks.groups]).toEqual([1, 3, 1]);
    vi.runAllTimers();
    expect(kinds()).toEqual(['ready', 'report', 'comparison']);
    expect(port.posted[2]?.message).toMatchObject({ comparison: { version: 1, dialects: [{ line: 2 }] } });
  });

  test('answers requests for rows between the pieces of a comparison, then continues it', () => {
    // Every piece takes longer than a stretch.
    let clock = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 10));
    port.send({
      kind: 'update',
      version: 1,
      open: { source: 'User-agent: a\nDisallow: /x' },
      question: QUESTION,
      watched: { dialects: ['bing', 'yandex'], explainsDifferences: false, crawlers: null },
    });
    vi.advanceTimersToNextTimer();
    port.send({ kind: 'rows', version: 1, list: 'candidates', from: 0, to: 1 });
    vi.runAllTimers();
    expect(kinds()).toEqual(['ready', 'report', 'rows', 'comparison']);
    expect(port.posted[2]?.message).toMatchObject({ rows: [{ line: 2 }] });
    now.mockRestore();
  });

  test('loads a dialect that no crawler uses for a question, and answers once it is there', async () => {
    const open = { source: 'User-agent: a\nDisallow: /x' };
    port.send({ kind: 'update', version: 1, open, question: { ...QUESTION, dialect: 'python' } });
    expect(kinds()).toEqual(['ready']);
    await vi.runAllTimersAsync();
    expect(port.posted[1]?.message).toMatchObject({ report: { version: 1, verdict: { line: 2 } } });
    port.send({ kind: 'update', version: 2, question: { ...QUESTION, dialect: 'google2020' } });
    expect(port.posted.at(-1)?.message).toMatchObject({ report: { version: 2, dialect: 'google2020' } });
  });

  const watched = { dialects: ['bing', 'python'], explainsDifferences: true, crawlers: null } as const;

  test('answers before it loads the dialects for a comparison', async () => {
    const open = { source: 'User-agent: a\nDisallow: /x' };
    port.send({ kind: 'update', version: 1, open, question: QUESTION, watched });
    expect(kinds()).toEqual(['ready', 'report']);
    port.send({ kind: 'update', version: 2, question: { ...QUESTION, url: '/y' } });
    await vi.runAllTimersAsync();
    expect(kinds()).toEqual(['ready', 'report', 'report', 'comparison']);
    expect(port.posted.at(-1)?.message).toMatchObject({
      comparison: { version: 2, dialects: [{ dialect: 'bing' }, { dialect: 'python' }] },
    });
  });

  test('compares without dialects that cannot be loaded, and tries again with the next change', async () => {
    isOffline = true;
    const open = { source: 'User-agent: a\nDisallow: /x' };
    port.send({ kind: 'update', version: 1, open, question: QUESTION, watched });
    await vi.runAllTimersAsync();
    expect(port.posted.at(-1)?.message).toMatchObject({
      comparison: { version: 1, dialects: [{ dialect: 'bing' }], traits: null },
    });
    isOffline = false;
    port.send({ kind: 'update', version: 2, question: { ...QUESTION, url: '/y' } });
    await vi.runAllTimersAsync();
    const { message } = port.posted.at(-1) ?? {};
    expect(message).toMatchObject({ comparison: { version: 2, dialects: [{}, { dialect: 'python' }] } });
    expect(message?.kind === 'comparison' && message.comparison.traits).toContainEqual({
      id: 'paths',
      touches: true,
      line: 2,
    });
  });

  test('fails if the dialect cannot be loaded, so that the page restarts it', async () => {
    isOffline = true;
    port.send({ kind: 'update', version: 1, question: { ...QUESTION, dialect: 'python' } });
    await expect(vi.runAllTimersAsync()).rejects.toThrow('offline');
    expect(kinds()).toEqual(['ready']);
  });

  test('compares only the newest state', () => {
    for (const version of [1, 2, 3])
      port.send({
        kind: 'update',
        version,
        open: { source: `${'\n'.repeat(version)}User-agent: a\nDisallow: /` },
        question: QUESTION,
        watched: { dialects: ['bing'], explainsDifferences: false, crawlers: null },
      });
    vi.runAllTimers();
    expect(kinds()).toEqual(['ready', 'report', 'report', 'report', 'comparison']);
    expect(port.posted.at(-1)?.message).toMatchObject({
      comparison: { version: 3, dialects: [{ line: 5 }] },
    });
  });
});
