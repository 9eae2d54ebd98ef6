import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { crawlers, readCrawler } from '../../catalogue/full';
import { watchedOf } from '../question';
import type { TesterState } from '../state';
import { createIdleTester } from '../testdata/idle-tester';
import { LintFeed } from './lint-feed';

/** Returns a feed of a page that has just been opened, with functions that change its state. */
function feedOf() {
  const tester = createIdleTester();
  const store = createStore<TesterState>(() => tester.store.getState());
  return { store, feed: new LintFeed({ ...tester, store }) };
}

test('text and context share a number, which increases with each change of either, even within a version', () => {
  const { store, feed } = feedOf();
  const { version } = store.getState();
  const first = feed.wholeState().state;
  expect(feed.toLintUpdate({ kind: 'update', version, watched: watchedOf(store.getState()) }).state).toBe(
    first,
  );
  store.setState({ catalogue: { crawlers, readCrawler } });
  const arrived = feed.toLintUpdate({ kind: 'update', version, watched: watchedOf(store.getState()) });
  expect(arrived.version).toBe(version);
  expect(arrived.state).toBeGreaterThan(first);
  const edited = feed.toLintUpdate({ kind: 'update', version: version + 1, transactions: [[[0, 0, 'x']]] });
  expect(edited.state).toBeGreaterThan(arrived.state);
  // A restarted worker gets the same number for the same state.
  expect(feed.wholeState().state).toBe(edited.state);
});
