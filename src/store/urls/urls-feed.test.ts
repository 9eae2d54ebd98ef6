import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { crawlers, readCrawler } from '../../catalogue/full';
import { noList } from '../list-snapshot';
import type { TesterState } from '../state';
import { createIdleTester } from '../testdata/idle-tester';
import { UrlsFeed } from './urls-feed';

/** Returns a feed of a page that has just been opened, with functions that change its state. */
function feedOf() {
  const tester = createIdleTester();
  const store = createStore<TesterState>(() => ({
    ...tester.store.getState(),
    catalogue: { crawlers, readCrawler },
  }));
  const feed = new UrlsFeed({ ...tester, store });
  const next = (part: Partial<TesterState>): number => {
    const version = store.getState().version + 1;
    store.setState({ ...part, version });
    return version;
  };
  return { store, feed, next };
}

test('the whole state is sent to a new worker', () => {
  const { feed, store } = feedOf();
  expect(feed.wholeState()).toMatchObject({
    version: store.getState().version,
    condition: { robotsUrl: null, answer: store.getState().answer },
    crawlers: [{ names: expect.arrayContaining(['Googlebot']) }, {}, {}],
  });
  expect(feed.wholeState().open).toBeDefined();
});

test('only changes that affect many URLs are sent', () => {
  const { feed, store, next } = feedOf();
  const first = store.getState().version;
  // Another URL is tested: for many URLs nothing has changed, and the results still apply.
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

test('chosen crawlers are sent immediately, or with the text if a version is pending', () => {
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
