import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { crawlers, readCrawler } from '../../catalogue/full';
import { noList } from '../list-snapshot';
import type { TesterState } from '../state';
import { createIdleTester } from '../testdata/idle-tester';
import { UrlsFeed } from './urls-feed';
import type { UrlsTester } from './urls-part';

/** A feed of a page that has just been opened, and what changes its state. */
function feedOf() {
  const tester = createIdleTester();
  const store = createStore<TesterState>(() => ({
    ...tester.store.getState(),
    catalogue: { crawlers, readCrawler },
  }));
  const feed = new UrlsFeed({ store } as UrlsTester);
  const next = (part: Partial<TesterState>): number => {
    const version = store.getState().version + 1;
    store.setState({ ...part, version });
    return version;
  };
  return { store, feed, next };
}

test('the whole state is told to a worker that begins', () => {
  const { feed, store } = feedOf();
  expect(feed.wholeState()).toMatchObject({
    version: store.getState().version,
    condition: { robotsUrl: null, answer: store.getState().answer },
    crawlers: [{ names: expect.arrayContaining(['Googlebot']) }, {}, {}],
  });
  expect(feed.wholeState().open).toBeDefined();
});

test('only what changed for many URLs is told', () => {
  const { feed, store, next } = feedOf();
  const first = store.getState().version;
  // Another URL is asked about: for many URLs nothing is new, and what is known holds.
  const update = next({ urlInput: '/other' });
  expect(feed.toUrlsUpdate({ kind: 'update', version: update, question: null })).toBeNull();
  expect([feed.sentVersion, feed.rightFor(first)]).toEqual([first, update]);
  const edited = next({});
  const transactions = [[[0, 0, 'x']]] as const;
  expect(feed.toUrlsUpdate({ kind: 'update', version: edited, transactions })).toEqual({
    kind: 'update',
    version: edited,
    transactions,
  });
  expect([feed.sentVersion, feed.rightFor(update), feed.rightFor(edited)]).toEqual([edited, update, edited]);
  const answered = next({ answer: { ...store.getState().answer, redirects: 1 } });
  expect(feed.toUrlsUpdate({ kind: 'update', version: answered })).toMatchObject({
    condition: { answer: { redirects: 1 } },
  });
  const named = next({ crawlerInput: 'Applebot' });
  expect(feed.toUrlsUpdate({ kind: 'update', version: named })?.crawlers?.length).toBe(4);
  expect(feed.toUrlsUpdate({ kind: 'update', version: named })).toBeNull();
});

test('a choice of crawlers is told at once, and that of a version that is on its way with its text', () => {
  const { feed, store, next } = feedOf();
  expect(feed.pendingUpdate()).toBeNull();
  store.setState({ list: { crawlers: ['GPTBot'], urls: store.getState().list.urls } });
  expect(feed.pendingUpdate()).toMatchObject({ version: store.getState().version, crawlers: [{}] });
  const { columns } = feed;
  expect(feed.pendingUpdate()).toBeNull();
  feed.expects([]);
  expect(feed.columns).toBe(columns);
  const version = next({ list: noList() });
  expect(feed.pendingUpdate()).toBeNull();
  expect(feed.toUrlsUpdate({ kind: 'update', version, open: { text: '' } as never })).toMatchObject({
    crawlers: [{}, {}, {}],
  });
});
