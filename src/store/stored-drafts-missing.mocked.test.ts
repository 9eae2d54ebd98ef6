import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from './draft';
import { IndexedDrafts } from './indexed-drafts';
import { FakeDatabase } from './testdata/fake-database';
import { FakeTabs } from './testdata/fake-tabs';
import { PLAIN_DRAFT } from './testdata/plain-draft';

let database = new FakeDatabase();
let tabs: FakeTabs;

vi.mock('idb-keyval', async () => {
  const { fakeModule } = await import('./testdata/fake-database');
  return fakeModule(() => database);
});
vi.mock('./stored-drafts', () => {
  throw new Error('not loaded');
});

beforeEach(() => {
  database = new FakeDatabase();
  tabs = new FakeTabs();
  tabs.switchTo('first');
});
afterEach(() => vi.unstubAllGlobals());

const work: Draft = { ...PLAIN_DRAFT, savedAt: 1_000, text: 'Disallow: /' };

test('starts without a draft, keeps what is stored and saves new work if the code for stored drafts cannot be loaded', async () => {
  const drafts = new IndexedDrafts();
  await drafts.save('saved', work);
  drafts.saveSync('left', work);
  tabs.crash('first');
  const next = new IndexedDrafts();
  expect(await next.load(new AbortController().signal)).toBeNull();
  expect(await next.list()).toBeNull();
  expect(await next.remove('saved')).toBeNull();
  expect(await next.save('new', work)).toBe('kept');
  expect([...database.stored.keys()]).toEqual(['saved', 'summary:saved', 'new', 'summary:new']);
  expect(Object.keys(tabs.local)).toEqual(['robots-txt-tester.left.left']);
});
