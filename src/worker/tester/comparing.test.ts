import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dialectById } from '../../engine';
import { Comparing } from './comparing';
import type { Comparison } from './comparison';
import type { TestQuestion, Update } from './tester-protocol';
import { TesterSession } from './tester-session';

const QUESTION: TestQuestion = {
  productTokens: ['a'],
  ignoresGlobalGroup: false,
  dialect: 'google',
  url: '/x',
  consultation: 'unknown',
  crawlDelay: null,
  crawlDelayRange: null,
};

let session: TesterSession;
let comparing: Comparing;
let comparisons: Comparison[];

/** Applies an update like the worker. */
function update(part: Partial<Update> & Pick<Update, 'version'>): void {
  session.update({ kind: 'update', ...part });
  comparing.restart('typing');
}

/** Returns the text of a version. The number of its deciding line equals the version. */
const textOf = (version: number): string => `User-agent: a${'\n'.repeat(version - 1)}Disallow: /`;

/** Duration of a piece of work, in ms. */
let pieceDuration: number;

beforeEach(() => {
  vi.useFakeTimers();
  // Longer than `STRETCH`, so each piece runs in a separate task.
  pieceDuration = 10;
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += pieceDuration));
  session = new TesterSession(dialectById);
  comparisons = [];
  comparing = new Comparing(session, (comparison) => comparisons.push(comparison));
  update({
    version: 2,
    open: { source: textOf(2) },
    question: QUESTION,
    watched: { dialects: ['rfc9309', 'bing', 'google2020'], explainsDifferences: false, crawlers: null },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a comparison', () => {
  test('follows a report once, after a rest', () => {
    vi.advanceTimersByTime(39);
    expect(comparisons).toEqual([]);
    vi.runAllTimers();
    expect(comparisons.map(({ version, dialects }) => [version, dialects.length])).toEqual([[2, 3]]);
    vi.advanceTimersByTime(10_000);
    expect(comparisons.length).toBe(1);
  });

  test('comes sooner if only the question has changed', () => {
    comparing.restart('questionOnly');
    vi.advanceTimersByTime(9);
    expect(comparisons).toEqual([]);
    pieceDuration = 0;
    vi.advanceTimersByTime(1);
    expect(comparisons.length).toBe(1);
  });

  test('runs short pieces in one stretch, without yielding between them', () => {
    pieceDuration = 0;
    vi.advanceTimersByTime(39);
    vi.advanceTimersToNextTimer();
    expect(comparisons.length).toBe(1);
  });

  test('does not start while changes arrive quickly', () => {
    let begun = 0;
    const compare = session.compare.bind(session);
    vi.spyOn(session, 'compare').mockImplementation(function* () {
      begun++;
      return yield* compare();
    });
    for (let version = 3; version < 20; version++) {
      update({ version, open: { source: textOf(version) } });
      vi.advanceTimersByTime(39);
    }
    expect(begun).toBe(0);
    vi.runAllTimers();
    expect(comparisons.map(({ version }) => version)).toEqual([19]);
    expect(begun).toBe(1);
  });

  test.each([0, 1, 2, 3])('is dropped if an update comes after %i of its pieces', (pieces) => {
    vi.advanceTimersByTime(39);
    for (let piece = 0; piece < pieces; piece++) vi.advanceTimersToNextTimer();
    expect(comparisons).toEqual([]);
    update({ version: 5, open: { source: textOf(5) } });
    vi.runAllTimers();
    expect(comparisons.map(({ version, dialects }) => [version, dialects.map(({ line }) => line)])).toEqual([
      [5, [5, 5, 5]],
    ]);
  });

  test('lets timers run between its pieces', () => {
    const order: string[] = [];
    comparing = new Comparing(session, () => order.push('comparison'));
    comparing.restart('typing');
    vi.advanceTimersByTime(39);
    setTimeout(() => order.push('other work'), 2);
    vi.runAllTimers();
    expect(order).toEqual(['other work', 'comparison']);
  });

  test('ends when stopped', () => {
    comparing.stop();
    vi.runAllTimers();
    expect(comparisons).toEqual([]);
    comparing.restart('typing');
    vi.advanceTimersToNextTimer();
    comparing.stop();
    vi.runAllTimers();
    expect(comparisons).toEqual([]);
  });

  test('is not posted if there is no question', () => {
    update({ version: 3, question: null });
    vi.runAllTimers();
    expect(comparisons).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('never reports the rows of one version under the number of another, whenever updates arrive', () => {
    let version = 2;
    for (let round = 0; round < 40; round++) {
      for (let step = 0; step < round % 7; step++) vi.advanceTimersToNextTimer();
      version++;
      update({ version, open: { source: textOf(version) } });
    }
    vi.runAllTimers();
    expect(comparisons.length).toBeGreaterThan(5);
    expect(comparisons.at(-1)?.version).toBe(version);
    for (const comparison of comparisons)
      for (const { line } of comparison.dialects) expect(line).toBe(comparison.version);
  });
});
