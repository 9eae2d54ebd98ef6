import { expect, test } from 'vitest';
import { crawlers, readCrawler } from '../../catalogue/full';
import type { CrawlerProfile } from '../../engine/crawlers';
import { createIdleTester } from '../testdata/idle-tester';
import { lintContextOf } from './lint-context-of';

/** Every property that a rule may use. */
const keys = {
  id: true,
  name: true,
  operator: true,
  category: true,
  isTrainedOn: true,
  productToken: true,
  aliases: true,
  fallbackTokens: true,
  readsOwnName: true,
  ignoresGlobalGroup: true,
  sendsRequests: true,
  obeysRobots: true,
  dialect: true,
  crawlDelay: true,
  crawlDelayRange: true,
  confidence: true,
} as const satisfies Record<keyof CrawlerProfile, true>;

test('a crawler keeps every property that rules use', () => {
  const tester = createIdleTester();
  const state = { ...tester.store.getState(), catalogue: { crawlers, readCrawler } };
  const handedOn = lintContextOf(state).crawlers;
  expect(handedOn).toHaveLength(crawlers.length);
  expect(crawlers.some((crawler) => crawler.crawlDelayRange !== undefined)).toBe(true);
  expect(crawlers.some((crawler) => crawler.readsOwnName !== undefined)).toBe(true);
  expect(crawlers.some((crawler) => crawler.isTrainedOn !== undefined)).toBe(true);
  for (const [place, crawler] of crawlers.entries()) {
    const expected = Object.entries(crawler).filter(([key]) => Object.hasOwn(keys, key));
    expect(handedOn[place]).toEqual(Object.fromEntries(expected));
  }
});

test('a page of a site that serves the same file is one of the file’s own', () => {
  const { store, actions } = createIdleTester();
  actions.setRobotsUrl('https://www.lamp.example/robots.txt');
  actions.setUrl('https://lamp.example/a');
  const url = (part: Partial<ReturnType<typeof store.getState>>) =>
    lintContextOf({ ...store.getState(), live: 'off', ...part }).url;
  expect(url({})).toBe('https://lamp.example/a');
  expect(url({ sameFile: ['https://lamp.example'] })).toBe('https://www.lamp.example/a');
});
