import { beforeEach, expect, test } from 'vitest';
import type { CoverageReply, UrlsStatus } from '../../worker/urls/urls-protocol';
import { CoverageWatch } from './coverage-watch';
import { eventually } from './testdata/eventually';

let told: number;
let replies: { resolve(reply: CoverageReply): void; reject(): void }[];
let shown: (CoverageReply | null)[];
let watch: CoverageWatch;

const table = (part: Partial<UrlsStatus>): UrlsStatus =>
  ({ version: told, state: 1, phase: 'complete', urls: 1, ...part }) as UrlsStatus;
const coverage = (version: number): CoverageReply => ({ version }) as CoverageReply;

beforeEach(() => {
  told = 5;
  replies = [];
  shown = [];
  watch = new CoverageWatch({
    ask: () =>
      new Promise((resolve, reject) =>
        replies.push({ resolve, reject: () => reject(new Error('It ended')) }),
      ),
    toldVersion: () => told,
    onCoverage: (found) => shown.push(found),
  });
});

test('is asked for once the verdicts on the present file are complete, and once for each state', async () => {
  watch.watch();
  watch.hear(table({ phase: 'working' }));
  watch.hear(table({ version: 4 }));
  expect(replies.length).toBe(0);
  watch.hear(table({}));
  watch.hear(table({ state: 2 }));
  expect(replies.length).toBe(1);
  replies[0]?.resolve(coverage(5));
  // What changed meanwhile is asked for then.
  await eventually(() => expect(replies.length).toBe(2));
  replies[1]?.resolve(coverage(5));
  await eventually(() => expect(shown.length).toBe(2));
  watch.hear(table({ state: 2 }));
  watch.hear(table({ state: 2, version: 9 }));
  expect(replies.length).toBe(2);
  expect(shown.at(-1)?.version).toBe(9);
});

test('is not asked for without a URL, and is gone with the last one', async () => {
  watch.hear(table({ urls: 0 }));
  watch.watch();
  expect(replies.length).toBe(0);
  watch.hear(table({ state: 2 }));
  replies[0]?.resolve(coverage(5));
  await eventually(() => expect(shown.at(-1)?.version).toBe(5));
  watch.hear(table({ state: 3, urls: 0 }));
  expect(shown.at(-1)).toBeNull();
  expect(replies.length).toBe(1);
});

test('is not asked for again where that failed, before something changes', async () => {
  watch.watch();
  watch.hear(table({}));
  replies[0]?.reject();
  await eventually(() => {
    watch.hear(table({ state: 2 }));
    expect(replies.length).toBe(2);
  });
  expect(shown).toEqual([]);
});

test('comes to nobody who has gone meanwhile, or from a worker that has', async () => {
  const stop = watch.watch();
  watch.hear(table({}));
  stop();
  replies[0]?.resolve(coverage(5));
  watch.watch();
  await eventually(() => expect(replies.length).toBe(2));
  watch.hear(null);
  replies[1]?.resolve(coverage(5));
  await eventually(() => {
    watch.hear(table({}));
    expect(replies.length).toBe(3);
  });
  expect(shown).toEqual([]);
});
