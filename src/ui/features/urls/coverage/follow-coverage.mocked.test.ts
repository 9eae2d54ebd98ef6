import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { EditorHandle } from '../../../../editor';
import type { Urls } from '../../../../store';
import type { TesterBinding } from '../../../parts/tester-context';
import { followCoverage } from './follow-coverage';

const shown: (number | null)[] = [];
vi.mock('../../../../editor/coverage', () => ({
  coveragePart: () => ({
    show: (coverage: { version: number } | null) => shown.push(coverage?.version ?? null),
  }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tester with the URLs view open and a list without coverage. */
function follow() {
  const list = createStore<{ coverage: { version: number } | null }>(() => ({ coverage: null }));
  let watchers = 0;
  const urlList = {
    store: list,
    watchCoverage: () => {
      watchers++;
      return () => watchers--;
    },
  } as unknown as Urls;
  const store = createStore(() => ({ view: 'urls', version: 1, urlList: urlList as Urls | 'off' }));
  const added: unknown[] = [];
  const editor = { add: (part: unknown) => added.push(part) } as unknown as EditorHandle;
  const end = followCoverage(editor, { store } as unknown as TesterBinding);
  const count = (version: number) => list.setState({ coverage: { version } });
  return { store, list, added, count, end, watchers: () => watchers };
}

/** The last coverage version shown. */
const last = () => shown.at(-1) ?? null;

it('shows the coverage of the current version and nothing older', () => {
  const { store, count, added } = follow();
  expect(added).toHaveLength(1);
  count(1);
  expect(last()).toBe(1);
  store.setState({ version: 3 });
  count(2);
  expect(last()).toBe(1);
  count(3);
  expect(last()).toBe(3);
});

it('removes outdated numbers after 400 ms, not before', () => {
  const { store, count } = follow();
  count(1);
  store.setState({ version: 2 });
  vi.advanceTimersByTime(399);
  expect(last()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(last()).toBeNull();
  count(2);
  expect(last()).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(last()).toBe(2);
});

it('watches coverage while the URLs view is open and there is a list', () => {
  const { store, count, watchers, end } = follow();
  count(1);
  expect(watchers()).toBe(1);
  store.setState({ view: 'why' });
  expect([watchers(), last()]).toEqual([0, null]);
  store.setState({ view: 'urls' });
  expect([watchers(), last()]).toEqual([1, 1]);
  const { urlList } = store.getState();
  store.setState({ urlList: 'off' });
  expect([watchers(), last()]).toEqual([0, null]);
  store.setState({ urlList });
  expect([watchers(), last()]).toEqual([1, 1]);
  end();
  expect(watchers()).toBe(0);
});

it('shows nothing after it has ended', () => {
  const { store, count, end } = follow();
  count(1);
  store.setState({ version: 2 });
  end();
  const before = shown.length;
  vi.advanceTimersByTime(10_000);
  count(2);
  expect(shown.length).toBe(before);
});
