import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draft } from './draft';
import { IndexedDrafts } from './indexed-drafts';
import { FakeDatabase } from './testdata/fake-database';
import { FakeTabs } from './testdata/fake-tabs';
import { PLAIN_DRAFT } from './testdata/plain-draft';

let database = new FakeDatabase();
let tabs: FakeTabs;
let drafts: IndexedDrafts;

vi.mock('idb-keyval', async () => {
  const { fakeModule } = await import('./testdata/fake-database');
  return fakeModule(() => database);
});

beforeEach(() => {
  database = new FakeDatabase();
  tabs = new FakeTabs();
  drafts = openTab('first');
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a page in a tab, new or after a reload. */
function openTab(tab: string): IndexedDrafts {
  tabs.switchTo(tab);
  return new IndexedDrafts();
}

const inTime = (): AbortSignal => new AbortController().signal;

function draft(text: string, part: Partial<Draft> = {}): Draft {
  return { ...PLAIN_DRAFT, savedAt: 1_000, text, ...part };
}

async function listed(storage: IndexedDrafts): Promise<string[] | undefined> {
  return (await storage.list())?.drafts.map(({ id, isElsewhere }) => (isElsewhere ? `${id} elsewhere` : id));
}

test('a draft is read without being locked, even if another tab uses it', async () => {
  await drafts.save('mine', draft('mine'));
  const second = openTab('second');
  expect(await second.read('mine')).toMatchObject({ text: 'mine' });
  expect(await second.read('none')).toBeNull();
  await second.save('other', draft('other'));
  expect(await listed(second)).toEqual(['mine elsewhere', 'other']);
});

describe('a tab starts with', () => {
  test('nothing, if nothing is stored', async () => {
    expect(await drafts.load(inTime())).toBeNull();
  });

  test('nothing, if nothing that is stored can be read', async () => {
    await drafts.save('mine', draft('mine'));
    database.stored.set('mine', { version: 1, text: 7 });
    tabs.crash('first');
    expect(await openTab('first').load(inTime())).toBeNull();
  });

  test('its own draft after a crash, although another is newer', async () => {
    await drafts.save('mine', draft('mine'));
    const second = openTab('second');
    await second.save('other', draft('other', { savedAt: 2_000 }));
    tabs.crash('first');
    tabs.crash('second');
    expect(await openTab('first').load(inTime())).toMatchObject({ id: 'mine', draft: { text: 'mine' } });
  });

  test('the newest free draft if it has none', async () => {
    await drafts.save('old', draft('old'));
    drafts.leave('old');
    await drafts.save('newer', draft('newer', { savedAt: 2_000 }));
    drafts.leave('newer');
    await drafts.save('newest', draft('newest', { savedAt: 3_000 }));
    expect(await openTab('second').load(inTime())).toMatchObject({ id: 'newer' });
    expect(await openTab('third').load(inTime())).toMatchObject({ id: 'old' });
    expect(await openTab('fourth').load(inTime())).toBeNull();
  });

  test('the draft that its page left in local storage, if that is newer or the only one', async () => {
    await drafts.save('mine', draft('mine'));
    expect(drafts.saveSync('mine', draft('mine, longer', { savedAt: 1_001 }))).toBe(true);
    tabs.crash('first');
    expect(await openTab('first').load(inTime())).toMatchObject({
      id: 'mine',
      draft: { text: 'mine, longer' },
    });

    const second = openTab('second');
    second.saveSync('never', draft('never written'));
    tabs.crash('second');
    expect(await openTab('second').load(inTime())).toMatchObject({
      id: 'never',
      draft: { text: 'never written' },
    });
  });

  test('a draft left by a closed tab, which is then only in the database', async () => {
    await drafts.save('mine', draft('mine'));
    drafts.saveSync('mine', draft('mine, longer', { savedAt: 2_000 }));
    const second = openTab('second');
    second.saveSync('other', draft('other', { savedAt: 3_000 }));
    second.saveSync('oldest', draft('oldest', { savedAt: 500 }));
    tabs.crash('first');
    const third = openTab('third');
    expect(await third.load(inTime())).toMatchObject({ id: 'other', draft: { text: 'other' } });
    expect(await openTab('fourth').load(inTime())).toMatchObject({
      id: 'mine',
      draft: { text: 'mine, longer' },
    });
    expect(Object.keys(tabs.local)).toEqual([]);
    expect((await third.list())?.drafts).toMatchObject([
      { id: 'other', firstLine: 'other' },
      { id: 'mine', firstLine: 'mine, longer', bytes: 12 },
      { id: 'oldest', firstLine: 'oldest' },
    ]);
  });

  test('the saved draft if it is newer than the one left in local storage', async () => {
    drafts.saveSync('mine', draft('older'));
    const left = { ...tabs.local };
    await drafts.save('mine', draft('newer', { savedAt: 2_000 }));
    expect(Object.keys(tabs.local)).toEqual([]);
    Object.assign(tabs.local, left);
    tabs.crash('first');
    expect(await openTab('first').load(inTime())).toMatchObject({ draft: { text: 'newer' } });
    expect(Object.keys(tabs.local)).toEqual([]);
  });

  test('a left draft with its lone surrogates, which represent undecodable bytes', async () => {
    const text = 'Disallow: /\udce9\udc80 \ud83e\udd16';
    drafts.saveSync('mine', draft(text));
    // Simulates a storage that converts UTF-16 to UTF-8 on its way to the disk.
    for (const [key, value] of Object.entries(tabs.local))
      tabs.local[key] = new TextDecoder().decode(new TextEncoder().encode(String(value)));
    tabs.crash('first');
    expect((await openTab('first').load(inTime()))?.draft.text).toBe(text);
  });

  test('nothing from local storage that is not a draft', async () => {
    for (const [id, left] of ['{', '7', '{"version":1,"text":7}', '{"version":2}'].entries())
      tabs.local[`robots-txt-tester.left.${id}`] = left;
    expect(await drafts.load(inTime())).toBeNull();
    expect(Object.keys(tabs.local)).toEqual([]);
    expect(database.stored.size).toBe(0);
  });

  test('a left draft, even if the database is denied or full', async () => {
    await drafts.save('mine', draft('mine'));
    drafts.saveSync('mine', draft('mine, longer', { savedAt: 2_000 }));
    tabs.crash('first');
    database.failure = new DOMException('no room', 'QuotaExceededError');
    expect(await openTab('first').load(inTime())).toMatchObject({ id: 'mine', draft: { savedAt: 2_000 } });
    tabs.crash('first');
    database.isDenied = true;
    expect(await openTab('second').load(inTime())).toMatchObject({ id: 'mine', draft: { savedAt: 2_000 } });
    expect(await openTab('first').load(inTime())).toBeNull();
    tabs.crash('second');
    database.failure = null;
    database.isDenied = false;
    const third = openTab('third');
    expect((await third.list())?.drafts).toMatchObject([{ id: 'mine', savedAt: 2_000 }]);
    expect(Object.keys(tabs.local)).toEqual([]);
  });

  test('nothing if loading takes too long; the draft is then free for other tabs', async () => {
    await drafts.save('mine', draft('mine'));
    tabs.crash('first');
    const patience = new AbortController();
    const loading = openTab('first').load(patience.signal);
    patience.abort();
    expect(await loading).toBeNull();
    await vi.waitFor(async () =>
      expect(await openTab('second').load(inTime())).toMatchObject({ id: 'mine' }),
    );
  });

  test('the newest readable draft, without reading the texts of the others', async () => {
    await drafts.save('old', draft('old'));
    await drafts.save('newest', draft('newest', { savedAt: 2_000 }));
    database.stored.set('broken', { version: 1, text: 7 });
    tabs.crash('first');
    const second = openTab('second');
    database.reads = [];
    expect(await second.load(inTime())).toMatchObject({ id: 'newest' });
    expect(database.reads).not.toContain('old');
  });
});

describe('the list', () => {
  test('is newest first, includes drafts in use by other tabs, and omits unreadable ones', async () => {
    await drafts.save('a', draft('# first', { name: 'Shop' }));
    drafts.leave('a');
    await drafts.save('b', draft('# second', { savedAt: 2_000 }));
    const second = openTab('second');
    await second.save('c', draft('# third', { savedAt: 3_000, origin: { kind: 'file', name: 'r.txt' } }));
    database.stored.set('broken', { version: 1, text: 7 });
    database.stored.set('summary:orphan', database.stored.get('summary:a'));
    database.stored.set(7, 'no draft');
    expect(await listed(second)).toEqual(['c', 'b elsewhere', 'a']);
    expect((await second.list())?.unreadable).toBe(3);
    expect((await second.list())?.drafts).toMatchObject([
      { firstLine: '# third', origin: { kind: 'file', name: 'r.txt' }, bytes: 7 },
      { firstLine: '# second' },
      { firstLine: '# first', name: 'Shop' },
    ]);
    tabs.switchTo('first');
    expect(await listed(drafts)).toEqual(['c elsewhere', 'b', 'a']);
  });

  test('reads only the texts of drafts without a summary, once', async () => {
    await drafts.save('new', draft('new'));
    const { name: _, list: __, ...old } = draft('# old', { savedAt: 500 });
    database.stored.set('old', { version: 1, ...old });
    database.reads = [];
    expect(await listed(drafts)).toEqual(['new', 'old']);
    expect(database.reads).not.toContain('new');
    database.reads = [];
    expect((await drafts.list())?.drafts).toMatchObject([
      { id: 'new' },
      { id: 'old', firstLine: '# old', name: '' },
    ]);
    expect(database.reads).not.toContain('old');
  });

  test('is null if the database is denied', async () => {
    database.isDenied = true;
    expect(await drafts.list()).toBeNull();
  });

  test('ignores other tabs if there are no locks, and opens all drafts', async () => {
    await drafts.save('mine', draft('mine'));
    const second = openTab('second');
    vi.stubGlobal('navigator', {});
    expect(await listed(second)).toEqual(['mine']);
    expect((await second.open('mine'))?.text).toBe('mine');
  });

  test.each(['query', 'request'])('treats all drafts as free if locks are refused (%s)', async (method) => {
    await drafts.save('mine', draft('mine'));
    const second = openTab('second');
    const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { query: async () => ({}), request: refuse, [method]: refuse } });
    expect(await listed(second)).toEqual(['mine']);
    if (method === 'request') expect(await second.open('mine')).not.toBeNull();
  });
});

describe('opening another draft', () => {
  test('locks it against other tabs, and releases the former one', async () => {
    await drafts.save('a', draft('a'));
    await drafts.save('b', draft('b'));
    drafts.leave('b');
    expect((await drafts.open('b'))?.text).toBe('b');
    drafts.leave('a');
    const second = openTab('second');
    await vi.waitFor(async () => expect(await listed(second)).toEqual(['a', 'b elsewhere']));
    expect(await second.open('b')).toBeNull();
    expect((await second.open('a'))?.text).toBe('a');
  });

  test('fails if it is gone or unreadable, and does not lock it', async () => {
    database.stored.set('broken', { version: 1, text: 7 });
    expect(await drafts.open('broken')).toBeNull();
    expect(await drafts.open('gone')).toBeNull();
    const second = openTab('second');
    await vi.waitFor(async () => expect(await second.save('gone', draft('now there'))).toBe('kept'));
  });

  test('works for a draft that was released a moment ago', async () => {
    await drafts.save('a', draft('a'));
    drafts.leave('a');
    expect(await drafts.open('a')).not.toBeNull();
  });
});

describe('naming and deleting', () => {
  test('a name is saved with the draft and in the list, and changes nothing else', async () => {
    const list = { crawlers: ['GPTBot'], urls: [{ url: '/b' }] };
    await drafts.save('a', draft('a', { list }));
    drafts.leave('a');
    expect(await drafts.rename('a', '  <b>Shop</b>\n')).toBe(true);
    expect((await drafts.list())?.drafts).toMatchObject([{ name: '<b>Shop</b>', savedAt: 1_000 }]);
    expect(await drafts.open('a')).toMatchObject(draft('a', { list, name: '<b>Shop</b>' }));
    expect(await drafts.rename('gone', 'x')).toBe(false);
  });

  test('a draft in use by another tab is neither renamed nor deleted', async () => {
    await drafts.save('a', draft('a'));
    const second = openTab('second');
    expect(await second.rename('a', 'mine now')).toBe(false);
    expect(await second.remove('a')).toBeNull();
    expect(await second.removeAll()).toBe(true);
    expect((await second.list())?.drafts).toMatchObject([{ id: 'a', name: '' }]);
  });

  test('a draft that was renamed or deleted is released, unless it is this tab’s own', async () => {
    await drafts.save('mine', draft('mine'));
    await drafts.save('other', draft('other'));
    drafts.leave('other');
    await drafts.rename('other', 'x');
    await drafts.rename('mine', 'y');
    const second = openTab('second');
    await vi.waitFor(async () => expect(await listed(second)).toEqual(['mine elsewhere', 'other']));
  });

  test('a deletion removes everything, and can be undone', async () => {
    await drafts.save('a', draft('a'));
    drafts.saveSync('a', draft('a'));
    const before = structuredClone(database.stored);
    const removed = await drafts.remove('a');
    expect(database.stored.size).toBe(0);
    expect(Object.keys(tabs.local)).toEqual([]);
    if (removed === null) throw new Error('nothing was deleted');
    expect(await drafts.restore(removed)).toBe(true);
    expect(database.stored).toEqual(before);
  });

  test('all are deleted, including unreadable ones, except for those of other tabs', async () => {
    await drafts.save('mine', draft('mine'));
    drafts.saveSync('mine', draft('mine'));
    drafts.saveSync('closed', draft('of a closed tab'));
    const second = openTab('second');
    await second.save('theirs', draft('theirs'));
    second.saveSync('theirs', draft('theirs'));
    tabs.switchTo('first');
    database.stored.set('broken', { version: 1, text: 7 });
    database.stored.set('summary:orphan', 1);
    database.stored.set(7, 'no draft');
    expect(await drafts.removeAll()).toBe(true);
    expect([...database.stored.keys()]).toEqual(['theirs', 'summary:theirs']);
    expect(Object.keys(tabs.local)).toEqual(['robots-txt-tester.left.theirs']);
  });

  test('nothing is reported as done if the database is denied', async () => {
    await drafts.save('a', draft('a'));
    const removed = await drafts.remove('a');
    database.isDenied = true;
    expect(await drafts.rename('a', 'x')).toBe(false);
    expect(await drafts.remove('a')).toBeNull();
    drafts.saveSync('b', draft('b'));
    expect(await drafts.removeAll()).toBe(false);
    // Drafts in local storage are deleted anyway.
    expect(Object.keys(tabs.local)).toEqual([]);
    if (removed !== null) expect(await drafts.restore(removed)).toBe(false);
    expect.assertions(5);
  });
});

describe('saving', () => {
  test('deletes the left draft once its work is saved, unless the left one is newer', async () => {
    drafts.saveSync('a', draft('a', { savedAt: 2_000 }));
    await drafts.save('a', draft('a', { savedAt: 1_000 }));
    expect(Object.keys(tabs.local).length).toBe(1);
    await drafts.save('a', draft('a', { savedAt: 2_000 }));
    expect(Object.keys(tabs.local)).toEqual([]);
  });

  test('leaves nothing in local storage for the draft of another tab', async () => {
    await drafts.save('a', draft('a'));
    const second = openTab('second');
    second.saveSync('a', draft('from the second tab', { savedAt: 2_000 }));
    expect(await second.save('a', draft('from the second tab', { savedAt: 2_000 }))).toBe('elsewhere');
    expect(Object.keys(tabs.local)).toEqual([]);
  });

  test('reports what cannot be saved synchronously: bytes, a large text, or any text if storage is full', () => {
    const keeps = (part: Partial<Draft>) => drafts.saveSync('a', draft('', part));
    expect(keeps({ text: 'x'.repeat(1_000_000) })).toBe(true);
    expect(keeps({ text: 'x'.repeat(1_000_001) })).toBe(false);
    expect(keeps({ bytes: new Uint8Array(1) })).toBe(false);
    expect(keeps({ text: '\udc80'.repeat(900_000) })).toBe(false);
    vi.stubGlobal('localStorage', null);
    expect(keeps({ text: 'x' })).toBe(false);
  });

  test('does not overwrite a draft in use by another tab', async () => {
    await drafts.save('a', draft('a'));
    const second = openTab('second');
    expect(await second.save('a', draft('from the second tab'))).toBe('elsewhere');
    expect(database.stored.get('a')).toMatchObject({ text: 'a' });
  });

  test.each([
    ['is denied', () => (database.isDenied = true)],
    ['has no store', () => (database.failure = new DOMException('no store', 'NotFoundError'))],
    ['is full', () => (database.failure = new DOMException('no room', 'QuotaExceededError'))],
  ])('uses local storage if the database %s, until it works again', async (_, fail) => {
    fail();
    expect(await drafts.save('a', draft('a'))).toBe('kept');
    expect(await drafts.save('a', draft('a, longer', { savedAt: 2_000 }))).toBe('kept');
    expect(drafts.problem()).toBeNull();
    tabs.crash('first');
    const next = openTab('first');
    expect(await next.load(inTime())).toMatchObject({ id: 'a', draft: { text: 'a, longer' } });
    database.isDenied = false;
    database.failure = null;
    expect(await next.save('a', draft('a, again', { savedAt: 3_000 }))).toBe('kept');
    expect(database.stored.get('a')).toMatchObject({ text: 'a, again' });
    expect((await next.list())?.drafts).toMatchObject([{ id: 'a', firstLine: 'a, again' }]);
    expect(Object.keys(tabs.local)).toEqual([]);
  });

  test('reports why it failed if local storage refuses it, too, and that it works again', async () => {
    database.isDenied = true;
    expect(await drafts.save('a', draft('a', { bytes: new Uint8Array(1) }))).toBe('denied');
    expect(drafts.problem()).toBe('denied');
    database.isDenied = false;
    database.failure = new DOMException('no room', 'QuotaExceededError');
    vi.stubGlobal('localStorage', null);
    expect(await drafts.save('a', draft('a'))).toBe('full');
    expect(drafts.problem()).toBe('full');
    database.failure = null;
    expect(await drafts.save('a', draft('a'))).toBe('kept');
    expect(drafts.problem()).toBeNull();
  });

  test('is done before a list that is requested later', async () => {
    void drafts.save('a', draft('a'));
    expect(await listed(drafts)).toEqual(['a']);
  });

  test('happens in order, and before a deletion that was requested later', async () => {
    void drafts.save('a', draft('older'));
    void drafts.save('a', draft('newer'));
    const removed = await drafts.remove('a');
    expect(removed?.draft).toMatchObject({ text: 'newer' });
    expect(database.stored.size).toBe(0);
  });
});

describe('when something deletes the database', () => {
  /** Ends the page of a tab, so that nothing delays the deletion, and opens the next one. */
  function reload(tab: string): IndexedDrafts {
    tabs.crash(tab);
    database.disconnect();
    return openTab(tab);
  }

  test('what was saved before and after is there after a reload, with nothing left in local storage', async () => {
    await drafts.save('a', draft('a'));
    database.delete();
    expect(await drafts.save('a', draft('a, longer', { savedAt: 2_000 }))).toBe('kept');
    expect(Object.keys(tabs.local)).toEqual([]);
    const next = reload('first');
    expect(await next.load(inTime())).toMatchObject({ id: 'a', draft: { text: 'a, longer' } });
    expect(await listed(next)).toEqual(['a']);
  });

  test('the draft waits in local storage until it is saved again, without a change', async () => {
    await drafts.save('a', draft('a'));
    database.delete();
    expect(Object.keys(tabs.local)).toEqual(['robots-txt-tester.left.a']);
    await vi.waitFor(() => expect(database.stored.get('a')).toMatchObject({ text: 'a' }));
    await vi.waitFor(() => expect(Object.keys(tabs.local)).toEqual([]));
  });

  test('it survives if nothing can be saved any more', async () => {
    await drafts.save('a', draft('a'));
    database.delete();
    database.isDenied = true;
    await drafts.save('a', draft('a, longer', { savedAt: 2_000 }));
    database.isDenied = false;
    expect(await reload('first').load(inTime())).toMatchObject({ draft: { text: 'a, longer' } });
  });

  test.each([
    ['found at the start', (next: IndexedDrafts) => next.load(inTime())],
    ['opened', (next: IndexedDrafts) => next.open('a')],
  ])('a draft that was only %s survives', async (_, begin) => {
    await drafts.save('a', draft('a', { bytes: new Uint8Array([7]) }));
    const next = reload('first');
    expect(await begin(next)).not.toBeNull();
    database.delete();
    await vi.waitFor(() => expect(database.stored.has('a')).toBe(true));
    expect(await reload('first').load(inTime())).toMatchObject({
      id: 'a',
      draft: { bytes: new Uint8Array([7]) },
    });
  });

  test('a draft that the tab no longer uses is not saved again', async () => {
    await drafts.save('a', draft('a'));
    drafts.leave('a');
    database.delete();
    expect(await listed(drafts)).toEqual([]);
    expect(Object.keys(tabs.local)).toEqual([]);
  });

  test('drafts of other tabs survive, too', async () => {
    await drafts.save('a', draft('a'));
    const second = openTab('second');
    await second.save('b', draft('b'));
    database.delete();
    const all = ['a', 'summary:a', 'b', 'summary:b'];
    await vi.waitFor(() => expect([...database.stored.keys()]).toEqual(all));
    database.disconnect();
    expect([...database.stored.keys()]).toEqual(all);
  });
});
