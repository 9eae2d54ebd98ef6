import { beforeEach, expect, test } from 'vitest';
import type { CoverageReply, UrlsStatus } from '../../worker/urls/urls-protocol';
import { CoverageWatch } from './coverage-watch';
import { eventually } from './testdata/eventually';

let sentVersion: number;
let replies: { resolve(reply: CoverageReply): void; reject(): void }[];
let shown: (CoverageReply | null)[];
let watch: CoverageWatch;

const table = (part: Partial<UrlsStatus>): UrlsStatus =>
  ({ version: sentVersion, state: 1, phase: 'complete', urls: 1, ...part }) as UrlsStatus;
const coverage = (version: number): CoverageReply => ({ version }) as CoverageReply;

beforeEach(() => {
  sentVersion = 5;
  replies = [];
  shown = [];
  watch = new CoverageWatch({
    request: () =>
      new Promise((resolve, reject) =>
        replies.push({ resolve, reject: () => reject(new Error('It ended')) }),
      ),
    sentVersion: () => sentVersion,
    onCoverage: (found) => shown.push(found),
  });
});

test('coverage is requested once the verdicts on the current file are complete, and once for each state', async () => {
  watch.watch();
  watch.onTable(table({ phase: 'working' }));
  watch.onTable(table({ version: 4 }));
  expect(replies.length).toBe(0);
  watch.onTable(table({}));
  watch.onTable(table({ state: 2 }));
  expect(replies.length).toBe(1);
  replies[0]?.resolve(coverage(5));
  // Coverage of changes made in the meantime is requested now.
  await eventually(() => expect(replies.length).toBe(2));
  replies[1]?.resolve(coverage(5));
  await eventually(() => expect(shown.length).toBe(2));
  watch.onTable(table({ state: 2 }));
  watch.onTable(table({ state: 2, version: 9 }));
  expect(replies.length).toBe(2);
  expect(shown.at(-1)?.version).toBe(9);
});

test('coverage is not requested without a URL, and is removed with the last one', async () => {
  watch.onTable(table({ urls: 0 }));
  watch.watch();
  expect(replies.length).toBe(0);
  watch.onTable(table({ state: 2 }));
  replies[0]?.resolve(coverage(5));
  await eventually(() => expect(shown.at(-1)?.version).toBe(5));
  watch.onTable(table({ state: 3, urls: 0 }));
  expect(shown.at(-1)).toBeNull();
  expect(replies.length).toBe(1);
});

test('coverage is not requested again after a failure, until something changes', async () => {
  watch.watch();
  watch.onTable(table({}));
  replies[0]?.reject();
  await eventually(() => {
    watch.onTable(table({ state: 2 }));
    expect(replies.length).toBe(2);
  });
  expect(shown).toEqual([]);
});

test('coverage is ignored if watching has ended, or if its worker has', async () => {
  const stop = watch.watch();
  watch.onTable(table({}));
  stop();
  replies[0]?.resolve(coverage(5));
  watch.watch();
  await eventually(() => expect(replies.length).toBe(2));
  watch.onTable(null);
  replies[1]?.resolve(coverage(5));
  await eventually(() => {
    watch.onTable(table({}));
    expect(replies.length).toBe(3);
  });
  expect(shown).toEqual([]);
});
