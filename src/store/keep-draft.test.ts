import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draft } from './draft';
import type { DraftStorage, SaveOutcome } from './draft-storage';
import { keepDraft } from './keep-draft';
import { noList } from './list-snapshot';
import { noArrival } from './no-arrival';
import { setState } from './testdata/set-state';
import { createTester, type Tester } from './tester';

let tester: Tester;
let saved: { id: string; draft: Draft }[];
/** Calls of the storage, in order: `save <text>`, `remove`, `leave`, each with the number of the draft, in the order of their first save. */
let calls: string[];
let outcomes: SaveOutcome[];
/** Result of a save that takes long. */
let slowSave: Promise<SaveOutcome> | null;
/** Drafts that were saved synchronously; `hasRoom` tells whether that works. */
let synced: { id: string; draft: Draft }[];
let hasRoom: boolean;
let page: EventTarget & { visibilityState: string };
let browserWindow: EventTarget;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  browserWindow = new EventTarget();
  vi.stubGlobal('window', browserWindow);
  saved = [];
  synced = [];
  hasRoom = true;
  calls = [];
  outcomes = [];
  slowSave = null;
  tester = createTester({
    startWorker: () => {
      throw new Error('not here');
    },
    loadCatalogue: () => Promise.reject(new Error('not here')),
    draft: null,
    arrival: null,
    theme: 'system',
  });
  end = keepDraft(tester, fakeStorage());
});
afterEach(() => {
  end();
  tester.dispose();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function fakeStorage(): DraftStorage {
  const ids: string[] = [];
  const number = (id: string): number => {
    if (!ids.includes(id)) ids.push(id);
    return ids.indexOf(id) + 1;
  };
  const save = (id: string, draft: Draft): void => {
    saved.push({ id, draft });
    calls.push(`save ${number(id)} ${draft.text.slice(0, 9)}`);
  };
  const never = (): never => {
    throw new Error('not asked for here');
  };
  return {
    load: never,
    save: (id, draft) => {
      save(id, draft);
      return slowSave ?? Promise.resolve(outcomes.shift() ?? 'kept');
    },
    saveSync: (id, draft) => {
      if (hasRoom) synced.push({ id, draft });
      return hasRoom;
    },
    leave: (id) => calls.push(`leave ${number(id)}`),
    remove: (id) => {
      calls.push(`remove ${number(id)}`);
      return Promise.resolve(null);
    },
    list: never,
    open: never,
    read: never,
    rename: never,
    restore: never,
    removeAll: never,
    problem: () => null,
  };
}

/** Types at the start of the text. */
function type(text: string): void {
  tester.actions.edit([[0, 0, text]], text + tester.store.getState().document.text);
}

/** Hides or shows the page. */
function setVisibility(state: 'visible' | 'hidden'): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('sites that serve the same file are saved; none are not', async () => {
  tester.actions.setRobotsUrl('a.example');
  tester.actions.setSameFile(['https://www.a.example']);
  await vi.advanceTimersByTimeAsync(700);
  expect(saved.at(-1)?.draft.sameFile).toEqual(['https://www.a.example']);
  tester.actions.setSameFile([]);
  await vi.advanceTimersByTimeAsync(700);
  expect(saved).toHaveLength(2);
  expect(saved.at(-1)?.draft).not.toHaveProperty('sameFile');
});

test('changes within a moment are saved once', () => {
  type('a');
  tester.actions.setUrl('/typed');
  vi.advanceTimersByTime(699);
  expect(saved).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(saved.map(({ draft }) => draft.urlInput)).toEqual(['/typed']);
  expect(saved[0]?.id).toBe(tester.store.getState().draftId);
});

test('continuous typing for 10 seconds is saved within each second, and at its end', async () => {
  let unsavedSince: number | null = null;
  let oldest = 0;
  for (let at = 0; at < 10_000; at += 10) {
    if (at % 110 === 0) type('x');
    const isKept = saved.at(-1)?.draft.text === tester.store.getState().document.text.toString();
    unsavedSince = isKept ? null : (unsavedSince ?? at);
    oldest = Math.max(oldest, at - (unsavedSince ?? at));
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(oldest).toBeLessThanOrEqual(1000);
  expect(saved.length).toBe(13);
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved.at(-1)?.draft.text).toBe(tester.store.getState().document.text.toString());
});

test('typing during a slow write waits for it, and one more write saves all of it', async () => {
  let finish: (outcome: SaveOutcome) => void = () => undefined;
  slowSave = new Promise((resolve) => (finish = resolve));
  for (const letter of 'abcde') {
    type(letter);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(saved.length).toBe(1);
  slowSave = null;
  finish('kept');
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved.map(({ draft }) => draft.text.slice(0, 5))).toEqual([expect.stringMatching(/^a/), 'edcba']);
});

test('expectations of URLs are saved', () => {
  const list = { crawlers: ['GPTBot'], urls: [{ url: '/a', expected: 'blocked' as const }] };
  setState(tester.store, { list });
  vi.advanceTimersByTime(1000);
  expect(saved.map(({ draft }) => draft.list)).toEqual([list]);
});

test('an opened file is saved immediately, because a closing page cannot save its bytes', async () => {
  tester.actions.setUrl('/before');
  await tester.actions.openFile(new File(['User-agent: *'], 'mine.txt'));
  expect(saved.map(({ draft }) => [draft.text, draft.urlInput])).toEqual([['User-agent: *', '/before']]);
  vi.advanceTimersByTime(10_000);
  expect(saved.length).toBe(1);
});

test.each([
  ['the engine', () => tester.actions.setDialect('python')],
  ['the address of the file', () => tester.actions.setRobotsUrl('example.com')],
])('%s is saved, but not the simulated answer', (_, change) => {
  tester.actions.setAnswer({ redirects: 3 });
  vi.advanceTimersByTime(1000);
  expect(saved).toEqual([]);
  change();
  vi.advanceTimersByTime(1000);
  expect(saved.length).toBe(1);
  expect(JSON.stringify(saved)).not.toContain('redirects');
});

test('a name is saved immediately', () => {
  tester.actions.setDraftName('Shop');
  expect(saved.map(({ draft }) => draft.name)).toEqual(['Shop']);
  vi.advanceTimersByTime(10_000);
  expect(saved.length).toBe(1);
});

test('unsaved changes are saved when the page is hidden, immediately and only once', async () => {
  type('a');
  setVisibility('visible');
  expect([saved.length, synced.length]).toEqual([0, 0]);
  setVisibility('hidden');
  expect(synced).toEqual(saved);
  await vi.runAllTimersAsync();
  setVisibility('hidden');
  await vi.runAllTimersAsync();
  expect([saved.length, synced.length]).toEqual([1, 1]);
});

test('changes in a hidden page are saved when it closes', () => {
  setVisibility('hidden');
  type('a');
  browserWindow.dispatchEvent(new Event('pagehide'));
  expect(synced.length).toBe(1);
  expect(synced).toEqual(saved);
});

test('a save that closing the page would cut off is repeated synchronously', async () => {
  let finish: (outcome: SaveOutcome) => void = () => undefined;
  slowSave = new Promise((resolve) => (finish = resolve));
  type('a');
  vi.advanceTimersByTime(1000);
  expect([saved.length, synced.length]).toEqual([1, 0]);
  setVisibility('hidden');
  expect(synced).toEqual(saved);
  finish('kept');
  await vi.runAllTimersAsync();
  setVisibility('hidden');
  expect([saved.length, synced.length]).toEqual([1, 1]);
});

describe('before the page closes', () => {
  /** Returns true if the browser asks whether to leave the page. */
  const isPrompted = (): boolean =>
    !browserWindow.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('the browser asks nothing if everything is saved, or can be saved synchronously', async () => {
    expect(isPrompted()).toBe(false);
    type('a');
    expect(isPrompted()).toBe(false);
    expect(synced.length).toBe(1);
    await vi.runAllTimersAsync();
    hasRoom = false;
    expect(isPrompted()).toBe(false);
    expect(saved.length).toBe(1);
  });

  test('the browser asks while something cannot be saved synchronously', async () => {
    hasRoom = false;
    type('a');
    expect(isPrompted()).toBe(true);
    // The page stays, and the save that started with the question completes.
    expect(saved.length).toBe(1);
    await vi.runAllTimersAsync();
    expect(isPrompted()).toBe(false);
  });
});

describe('an edited text above a million characters', () => {
  const largeText = 'User-agent: *\n'.repeat(71_500);

  test('is announced once, when it is saved', async () => {
    await tester.actions.openFile(new File([largeText], 'large.txt'));
    await vi.runAllTimersAsync();
    tester.actions.setUrl('/other');
    await vi.runAllTimersAsync();
    expect(tester.store.getState().notice).toBeNull();
    type('a');
    await vi.runAllTimersAsync();
    expect(tester.store.getState().notice).toEqual({ kind: 'large-file' });
    tester.actions.dismissNotice();
    type('b');
    await vi.runAllTimersAsync();
    expect(tester.store.getState().notice).toBeNull();
  });

  test('a smaller text is not announced', async () => {
    await tester.actions.openFile(new File([largeText.slice(0, 999_999)], 'large.txt'));
    type('a');
    await vi.runAllTimersAsync();
    expect(saved.at(-1)?.draft.text.length).toBe(1_000_000);
    expect(tester.store.getState().notice).toBeNull();
  });
});

describe('when another document is opened', () => {
  test('edited work is saved completely, stays in the list, and is free for other tabs', () => {
    type('mine ');
    tester.actions.openExample('sitemap');
    expect(calls).toEqual([
      expect.stringMatching(/^save 1 mine/),
      'leave 1',
      expect.stringMatching(/^save 2 (?!mine)/),
    ]);
  });

  test('named work stays in the list', () => {
    tester.actions.setDraftName('Shop');
    tester.actions.openExample('sitemap');
    expect(calls.map((what) => what.slice(0, 7))).toEqual(['save 1 ', 'leave 1', 'save 2 ']);
    expect(saved.map(({ draft }) => draft.name)).toEqual(['Shop', '']);
  });

  test('examples and files that were only viewed share one draft', async () => {
    for (const id of ['sitemap', 'tie', 'shop']) tester.actions.openExample(id);
    await tester.actions.openFile(new File(['User-agent: a'], 'a.txt'));
    await tester.actions.openFile(new File(['User-agent: b'], 'b.txt'));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(calls.filter((what) => !what.startsWith('save'))).toEqual([]);
  });

  test('restoring work continues with its draft; the draft of the example viewed meanwhile is gone', () => {
    type('mine ');
    tester.actions.openExample('sitemap');
    calls = [];
    tester.actions.restoreReplaced();
    expect(calls).toEqual(['remove 2', 'leave 2', expect.stringMatching(/^save 1 mine/)]);
  });

  test('of viewed documents, a file stays in the list of drafts when a draft is opened, an example does not', async () => {
    const draft = { ...emptyDraft, text: 'other', name: 'Other' };
    tester.actions.openExample('tie');
    calls = [];
    tester.actions.openDraft({ id: 'other', draft });
    expect(calls).toEqual(['remove 1', 'leave 1', 'save 2 other']);
    expect(saved.at(-1)).toMatchObject({ id: 'other', draft: { name: 'Other' } });
    tester.actions.forgetDraft();
    await tester.actions.openFile(new File(['User-agent: a'], 'a.txt'));
    calls = [];
    tester.actions.openDraft({ id: 'other', draft });
    expect(calls).toEqual(['leave 4', 'save 2 other']);
  });
});

test('after its draft was deleted, the text is saved again once something changes', async () => {
  tester.actions.setDraftName('Shop');
  calls = [];
  tester.actions.forgetDraft();
  vi.advanceTimersByTime(10_000);
  expect(calls.filter((what) => what.startsWith('save'))).toEqual([]);
  type('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved.map(({ draft }) => draft.name)).toEqual(['Shop', '']);
  expect(saved[1]?.id).not.toBe(saved[0]?.id);
});

test('content from a link is saved only once it is edited, as a separate draft', async () => {
  type('mine ');
  await vi.advanceTimersByTimeAsync(1000);
  tester.actions.openArrival({
    ...noArrival,
    content: {
      text: 'linked',
      origin: { kind: 'link' },
      lineEnd: 'lf',
      mixedEndsUnified: false,
      bom: false,
      edited: false,
      bytes: null,
      hasGiantLine: false,
    },
  });
  tester.actions.setUrl('/linked');
  vi.advanceTimersByTime(10_000);
  setVisibility('hidden');
  expect([saved.length, synced.length]).toEqual([1, 0]);
  expect(calls.at(-1)).toBe('leave 1');
  type('a');
  vi.advanceTimersByTime(1000);
  expect(saved.map(({ draft }) => draft.text.slice(0, 7))).toEqual(['mine # ', 'alinked']);
  expect(saved[1]?.id).not.toBe(saved[0]?.id);
});

describe('when nothing can be saved', () => {
  const wait = () => vi.advanceTimersByTimeAsync(1000);

  test.each(['denied', 'full'] as const)('one notice is shown (%s)', async (outcome) => {
    outcomes = [outcome, outcome];
    type('a');
    await wait();
    expect(tester.store.getState().notice).toEqual({ kind: `storage-${outcome}` });
    tester.actions.dismissNotice();
    type('b');
    await wait();
    expect(saved.length).toBe(2);
    expect(tester.store.getState().notice).toBeNull();
  });

  test('the notice is shown later if there was another one', async () => {
    outcomes = ['full', 'full'];
    type('a');
    tester.actions.showNotice({ kind: 'giant-line' });
    await wait();
    expect(tester.store.getState().notice).toEqual({ kind: 'giant-line' });
    tester.actions.dismissNotice();
    type('b');
    await wait();
    expect(tester.store.getState().notice).toEqual({ kind: 'storage-full' });
  });

  test('because another tab has the draft, work continues in a new one, and no notice is shown', async () => {
    outcomes = ['elsewhere'];
    type('a');
    await wait();
    expect(saved.length).toBe(2);
    expect(saved[1]).toMatchObject({ id: tester.store.getState().draftId, draft: saved[0]?.draft });
    expect(saved[1]?.id).not.toBe(saved[0]?.id);
    expect(tester.store.getState().notice).toBeNull();
  });

  test('because another tab has the draft, typing meanwhile goes into the same new one', async () => {
    outcomes = ['elsewhere'];
    type('a');
    vi.advanceTimersByTime(1000);
    type('b');
    await wait();
    expect(calls.map((what) => what.slice(0, 8))).toEqual(['save 1 a', 'save 2 a', 'save 2 b']);
  });

  test('because another tab has the draft, two saves at a time make one new draft', async () => {
    outcomes = ['elsewhere', 'elsewhere'];
    tester.actions.setDraftName('one');
    tester.actions.setDraftName('two');
    await wait();
    expect(calls.map((what) => what.slice(0, 6))).toEqual(['save 1', 'save 1', 'save 2', 'save 2']);
    expect(saved.at(-1)).toMatchObject({ id: tester.store.getState().draftId, draft: { name: 'two' } });
  });

  test('because another tab has the draft, restoring work continues with the new draft', async () => {
    outcomes = ['kept', 'elsewhere', 'kept', 'kept', 'elsewhere'];
    type('mine ');
    await wait();
    type('still ');
    tester.actions.openExample('sitemap');
    await wait();
    tester.actions.restoreReplaced();
    await wait();
    const copies = saved.filter(({ draft }) => draft.text.startsWith('still mine'));
    expect(new Set(copies.map(({ id }) => id)).size).toBe(2);
    expect(saved.at(-1)?.id).toBe(tester.store.getState().draftId);
  });

  test('because other tabs have the draft and the new one, work continues in yet another', async () => {
    outcomes = ['elsewhere', 'kept', 'elsewhere', 'elsewhere'];
    type('mine ');
    await wait();
    const former = tester.store.getState();
    tester.actions.setDraftId(saved[0]?.id ?? '');
    tester.actions.setDraftName('Shop');
    await wait();
    expect(saved.slice(2).map(({ draft }) => draft.name)).toEqual(['Shop', 'Shop', 'Shop']);
    const ids = saved.map(({ id }) => id);
    expect(ids[3]).toBe(former.draftId);
    expect(ids.slice(0, 4)).not.toContain(ids[4]);
    expect(tester.store.getState().draftId).toBe(ids[4]);
  });

  test('because there is no space, the notice replaces the one about a newer version of the page', async () => {
    outcomes = ['full'];
    tester.actions.showNotice({ kind: 'update-ready', isAccepted: false });
    type('a');
    await wait();
    expect(tester.store.getState().notice).toEqual({ kind: 'storage-full' });
  });
});

const emptyDraft: Draft = {
  savedAt: 1,
  text: '',
  bytes: null,
  lineEnd: 'lf',
  bom: false,
  edited: true,
  origin: { kind: 'typed' },
  crawlerInput: '',
  urlInput: '',
  dialectChoice: 'own',
  robotsUrlInput: '',
  list: noList(),
  name: '',
};
