import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOfFile } from './bring-file';
import { IndexedDrafts } from './indexed-drafts';
import { readAddress, sharedStateOf, shareFragment, writeTestFile } from './share';
import { FakeDatabase } from './testdata/fake-database';
import { FakeTabs } from './testdata/fake-tabs';
import { createIdleTester } from './testdata/idle-tester';
import {
  leftDraftSample,
  linkSample,
  storedDraftSample,
  storedSummarySample,
  testFileSample,
} from './testdata/stored-samples';
import type { Tester } from './tester';

let database: FakeDatabase;
let tabs: FakeTabs;
let drafts: IndexedDrafts;
let tester: Tester;

vi.mock('idb-keyval', async () => {
  const { fakeModule } = await import('./testdata/fake-database');
  return fakeModule(() => database);
});

beforeEach(() => {
  database = new FakeDatabase();
  tabs = new FakeTabs();
  tabs.switchTo('first');
  drafts = new IndexedDrafts();
  tester = createIdleTester();
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the page's state as a test file, with a fixed view, because a draft has none. */
function held(): string {
  const state = tester.store.getState();
  return new TextDecoder().decode(writeTestFile(sharedStateOf({ ...state, view: 'urls' })) ?? undefined);
}

async function openDraft(): Promise<void> {
  const draft = await drafts.open('shop');
  if (draft === null) throw new Error('The draft is not read');
  tester.actions.openDraft({ id: 'shop', draft });
}

/** The same draft as stored today. Builds of November 2026, which may be open in another tab, read both: arrays that end early mean the same. */
const { expected, counts, crawlers } = storedDraftSample.suite;
const storedToday = {
  ...storedDraftSample,
  suite: { crawlers, expected: [...expected, null, null], counts: [...counts, 1, 1] },
};

/** Its summary today. Builds of November 2026 ignore the site; here, their summaries are created again. */
const summaryToday = { ...storedSummarySample, site: 'shop.example' };

/** Saves the draft again, and writes what a closing page would leave of it. */
async function saveDraft(): Promise<void> {
  const draft = await drafts.read('shop');
  if (draft === null) throw new Error('The draft is not read');
  await drafts.save('shop', draft);
  drafts.saveSync('shop', draft);
}

test('a draft opens, is listed, and is stored so that older builds can read it', async () => {
  database.stored.set('shop', storedDraftSample).set('summary:shop', storedSummarySample);
  expect((await drafts.list())?.drafts).toMatchObject([
    { name: 'Shop', firstLine: '# mine', bytes: 69, site: 'shop.example' },
  ]);
  await openDraft();
  expect(held()).toBe(testFileSample);
  expect(tester.store.getState().draftName).toBe('Shop');
  database.stored.delete('summary:shop');
  await saveDraft();
  expect(database.stored.get('shop')).toEqual(storedToday);
  expect(database.stored.get('summary:shop')).toEqual(summaryToday);
  expect(JSON.parse(tabs.local['robots-txt-tester.left.shop'] as string)).toEqual(storedToday);
});

test('a draft left by a closing page opens, and moves to the other drafts', async () => {
  tabs.local.setItem('robots-txt-tester.left.shop', leftDraftSample);
  expect((await drafts.list())?.drafts).toMatchObject([{ name: 'Shop' }]);
  await openDraft();
  expect(held()).toBe(testFileSample);
  expect(database.stored.get('shop')).toEqual(storedToday);
});

test('a link opens, and sharing makes the same link again', async () => {
  tester.actions.openArrival(await readAddress({ fragment: linkSample, query: '' }));
  expect(held()).toBe(testFileSample);
  const code = await shareFragment(sharedStateOf(tester.store.getState()));
  const again = createIdleTester();
  again.actions.openArrival(await readAddress({ fragment: code ?? '', query: '' }));
  tester = again;
  expect(held()).toBe(testFileSample);
});

test('a test file opens', async () => {
  const file = new File([testFileSample], 'shop.robots-test.json');
  await tester.actions.openFile(file, await startOfFile(file));
  expect(held()).toBe(testFileSample);
});
