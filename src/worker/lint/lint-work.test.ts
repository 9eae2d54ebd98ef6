import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TYPING_REST } from '../connection/turns';
import type { FromLintWorker, LintRequest } from './lint-protocol';
import { LintSession } from './lint-session';
import { LintWork } from './lint-work';
import { lintEngine } from './testdata/lint-engine';

let session: LintSession;
let work: LintWork;
let posted: FromLintWorker[];
let turns: (() => void)[];
/** Duration of a piece of work, in ms. */
let pieceDuration: number;

beforeEach(() => {
  vi.useFakeTimers();
  pieceDuration = 10;
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += pieceDuration));
  session = new LintSession(lintEngine);
  posted = [];
  turns = [];
  work = new LintWork(
    session,
    (message) => posted.push(message),
    (resume) => turns.push(resume),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const kinds = () => posted.map(({ kind }) => kind).filter((kind) => kind !== 'working');
const textOf = (version: number): string =>
  `User-agent: a\n${Array.from({ length: version }, (_, i) => `Alow: /x${i}\n`).join('')}Disallow: /\n`;
const open = (version: number) =>
  work.update({ kind: 'update', version, state: version, open: { source: textOf(version) } });
const edit = (version: number) =>
  work.update({
    kind: 'update',
    version,
    state: version,
    transactions: [[[14, 14, `Alow: /y${version}\n`]]],
  });
/** Updates the question for the same text and context. */
const update = (version: number, state: number) => work.update({ kind: 'update', version, state });
const requestRows = (id: number): void => {
  const payload = { rule: 'typo-allow', severity: null, from: 0, to: 0 };
  work.accept({ kind: 'request', id, name: 'rows', payload } as LintRequest);
};
/** Runs the next turn. Returns false if none is waiting. */
const turn = (): boolean => {
  const resume = turns.shift();
  resume?.();
  return resume !== undefined;
};
const workToEnd = (): void => {
  while (turn());
};
const typos = () =>
  posted.flatMap((message) =>
    message.kind === 'report'
      ? [[message.report.version, message.report.kinds.find(({ rule }) => rule === 'typo-allow')?.count]]
      : [],
  );

describe('the work', () => {
  test('accepts an update and reports once', () => {
    open(1);
    expect(kinds()).toEqual(['accepted']);
    vi.runAllTimers();
    expect(turns.length).toBe(1);
    workToEnd();
    expect(typos()).toEqual([[1, 1]]);
    expect(kinds()).toEqual(['accepted', 'report']);
    vi.runAllTimers();
    expect(turns).toEqual([]);
  });

  test('starts immediately for a new text, and after a rest for an edited one', () => {
    open(1);
    vi.advanceTimersByTime(0);
    workToEnd();
    edit(2);
    vi.advanceTimersByTime(TYPING_REST - 1);
    expect(turns).toEqual([]);
    vi.advanceTimersByTime(1);
    workToEnd();
    expect(typos()).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('does not start during typing', () => {
    open(1);
    vi.runAllTimers();
    workToEnd();
    for (let version = 2; version < 20; version++) {
      edit(version);
      vi.advanceTimersByTime(TYPING_REST - 1);
    }
    expect(turns).toEqual([]);
    vi.runAllTimers();
    workToEnd();
    expect(typos()).toEqual([
      [1, 1],
      [19, 19],
    ]);
  });

  test('a change of the question alone neither extends the rest nor restarts the report', () => {
    open(1);
    vi.runAllTimers();
    workToEnd();
    edit(2);
    vi.advanceTimersByTime(1);
    update(3, 2);
    vi.advanceTimersByTime(TYPING_REST - 2);
    expect(turns).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(turns.length).toBe(1);
    const find = vi.spyOn(lintEngine, 'lintSteps');
    for (let i = 0; i < 5; i++) turn();
    update(4, 2);
    vi.advanceTimersByTime(0);
    workToEnd();
    expect(typos()).toEqual([
      [1, 1],
      [4, 2],
    ]);
    expect(find).toHaveBeenCalledTimes(1);
  });

  test('a changed context is checked after a rest, like an edit', () => {
    open(1);
    vi.runAllTimers();
    workToEnd();
    work.update({ kind: 'update', version: 2, state: 2, context: lintEngine.NO_CONTEXT });
    vi.advanceTimersByTime(TYPING_REST - 1);
    expect(turns).toEqual([]);
    vi.advanceTimersByTime(1);
    workToEnd();
    expect(typos().at(-1)).toEqual([2, 1]);
  });

  test.each([1, 2, 10, 60])('abandons an outdated report after %i turns', (count) => {
    open(1);
    vi.runAllTimers();
    for (let i = 0; i < count; i++) expect(turn()).toBe(true);
    edit(2);
    workToEnd();
    expect(typos()).toEqual([]);
    vi.runAllTimers();
    workToEnd();
    expect(typos()).toEqual([[2, 2]]);
  });

  test('gives way to scrolling and continues where it was', () => {
    open(1);
    vi.runAllTimers();
    const find = vi.spyOn(lintEngine, 'lintSteps');
    for (let i = 0; i < 5; i++) turn();
    for (let scroll = 0; scroll < 4; scroll++) {
      work.giveWay();
      workToEnd();
      vi.advanceTimersByTime(TYPING_REST - 1);
      expect(turns).toEqual([]);
    }
    expect(typos()).toEqual([]);
    vi.advanceTimersByTime(1);
    workToEnd();
    expect(typos()).toEqual([[1, 1]]);
    expect(find).toHaveBeenCalledTimes(1);
  });

  test('while the user scrolls, answers only requests that someone waits for', () => {
    open(1);
    vi.runAllTimers();
    workToEnd();
    const crawler = { productTokens: ['a'], ignoresGlobalGroup: false, dialect: 'google' } as const;
    work.accept({ kind: 'request', id: 5, name: 'quietLines', payload: { crawler } });
    work.giveWay();
    requestRows(7);
    workToEnd();
    expect(kinds()).toEqual(['accepted', 'report', 'reply']);
    vi.runAllTimers();
    workToEnd();
    expect(posted.flatMap((message) => (message.kind === 'reply' ? [message.id] : []))).toEqual([7, 5]);
    expect(typos().length).toBe(1);
  });

  test('reports on the newest version if the question changes while the user scrolls', () => {
    open(1);
    vi.runAllTimers();
    for (let i = 0; i < 5; i++) turn();
    work.giveWay();
    update(2, 1);
    vi.runAllTimers();
    workToEnd();
    expect(typos()).toEqual([[2, 1]]);
  });

  test('shows life while the user scrolls, and does nothing about it without work', () => {
    pieceDuration = 600;
    work.giveWay();
    expect(vi.getTimerCount()).toBe(0);
    open(1);
    vi.runAllTimers();
    posted = [];
    for (let scroll = 0; scroll < 4; scroll++) work.giveWay();
    expect(posted.length).toBeGreaterThan(0);
    expect(posted.every(({ kind }) => kind === 'working')).toBe(true);
  });

  test('answers before it reports, in the order of the requests', () => {
    open(1);
    vi.runAllTimers();
    for (let i = 0; i < 5; i++) turn();
    requestRows(7);
    requestRows(8);
    workToEnd();
    expect(kinds()).toEqual(['accepted', 'reply', 'reply', 'report']);
    expect(posted.flatMap((message) => (message.kind === 'reply' ? [message.id] : []))).toEqual([7, 8]);
  });

  test('answers requests by urgency', () => {
    open(1);
    vi.runAllTimers();
    turn();
    const crawler = { productTokens: ['a'], ignoresGlobalGroup: false, dialect: 'google' } as const;
    work.accept({ kind: 'request', id: 5, name: 'quietLines', payload: { crawler } });
    work.accept({ kind: 'request', id: 6, name: 'ruleEffect', payload: { line: 3, crawler } });
    requestRows(7);
    workToEnd();
    expect(posted.flatMap((message) => (message.kind === 'reply' ? [message.id] : []))).toEqual([7, 6, 5]);
    expect(kinds()).toEqual(['accepted', 'reply', 'reply', 'report', 'reply']);
  });

  test('answers during the rest after an edit, for the current text', () => {
    open(1);
    vi.runAllTimers();
    workToEnd();
    edit(2);
    requestRows(1);
    workToEnd();
    expect(posted.at(-1)).toMatchObject({ kind: 'reply', id: 1, reply: { version: 2, total: 2 } });
    vi.runAllTimers();
    workToEnd();
    expect(typos().at(-1)).toEqual([2, 2]);
  });

  test('lets messages through after a few milliseconds, not after every piece', () => {
    open(1);
    vi.runAllTimers();
    let slow = 1;
    while (turn()) slow++;
    pieceDuration = 0.5;
    edit(2);
    vi.runAllTimers();
    let quick = 1;
    while (turn()) quick++;
    expect(typos().length).toBe(2);
    expect(quick).toBeGreaterThan(1);
    expect(quick).toBeLessThan(slow / 2);
  });

  test('reports a failed request and continues', () => {
    open(1);
    vi.spyOn(session, 'answer').mockImplementationOnce(function* () {
      yield;
      throw new Error('a bug in a fix');
    });
    requestRows(3);
    requestRows(4);
    vi.runAllTimers();
    workToEnd();
    expect(kinds()).toEqual(['accepted', 'failed', 'reply', 'report']);
    expect(posted[1]).toEqual({ kind: 'failed', id: 3 });
  });

  test('posts a heartbeat during long work', () => {
    pieceDuration = 600;
    open(1);
    vi.runAllTimers();
    workToEnd();
    expect(posted.filter(({ kind }) => kind === 'working').length).toBeGreaterThan(5);
  });
});
