import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draft } from './draft';
import type { DraftStorage, SaveOutcome } from './draft-storage';
import { keepDraft } from './keep-draft';
import { noArrival } from './no-arrival';
import { createTester, type Tester } from './tester';

let tester: Tester;
let saved: { id: string; draft: Draft }[];
/** What was asked of the storage, in order: `save <text>`, `remove`, `leave`, all with the number of the draft, in the order of their first save. */
let asked: string[];
let outcomes: SaveOutcome[];
/** What a save waits for, where that takes long. */
let slowSave: Promise<SaveOutcome> | null;
let page: EventTarget & { visibilityState: string };
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  saved = [];
  asked = [];
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
  end = keepDraft(tester.store, fakeStorage());
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
    asked.push(`save ${number(id)} ${draft.text.slice(0, 9)}`);
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
    saveBeforeLeaving: save,
    leave: (id) => asked.push(`leave ${number(id)}`),
    remove: (id) => {
      asked.push(`remove ${number(id)}`);
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

/** Types at the beginning of the text. */
function type(text: string): void {
  tester.actions.edit([[0, 0, text]], text + tester.store.getState().document.text);
}

test('what is typed is kept after a rest, once', () => {
  type('a');
  tester.actions.setUrl('/typed');
  vi.advanceTimersByTime(299);
  expect(saved).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(saved.map(({ draft }) => draft.urlInput)).toEqual(['/typed']);
  expect(saved[0]?.id).toBe(tester.store.getState().draftId);
});

test('what is expected of URLs is kept', () => {
  const suite = { crawlers: ['GPTBot'], expected: ['blocked' as const] };
  tester.store.setState({ suite });
  vi.advanceTimersByTime(300);
  expect(saved.map(({ draft }) => draft.suite)).toEqual([suite]);
});

test('what is opened is kept at once: its bytes do not fit into what a leaving page can save', async () => {
  tester.actions.setUrl('/before');
  await tester.actions.openFile(new File(['User-agent: *'], 'mine.txt'));
  expect(saved.map(({ draft }) => [draft.text, draft.urlInput])).toEqual([['User-agent: *', '/before']]);
  vi.advanceTimersByTime(10_000);
  expect(saved.length).toBe(1);
});

test.each([
  ['the engine', () => tester.actions.setDialect('python')],
  ['the address of the file', () => tester.actions.setRobotsUrl('example.com')],
])('%s is kept, what is simulated is not', (_, change) => {
  tester.actions.setAnswer({ redirects: 3 });
  vi.advanceTimersByTime(1000);
  expect(saved).toEqual([]);
  change();
  vi.advanceTimersByTime(300);
  expect(saved.length).toBe(1);
  expect(JSON.stringify(saved)).not.toContain('redirects');
});

test('a name is kept at once', () => {
  tester.actions.setDraftName('Shop');
  expect(saved.map(({ draft }) => draft.name)).toEqual(['Shop']);
  vi.advanceTimersByTime(10_000);
  expect(saved.length).toBe(1);
});

test('what waits to be kept is kept when the page is hidden, once', () => {
  type('a');
  page.dispatchEvent(new Event('visibilitychange'));
  expect(saved.length).toBe(0);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(10_000);
  expect(saved.length).toBe(1);
});

test('a save that the page would end by going is made sure of', async () => {
  let finish: (outcome: SaveOutcome) => void = () => undefined;
  slowSave = new Promise((resolve) => (finish = resolve));
  type('a');
  vi.advanceTimersByTime(300);
  expect(saved.length).toBe(1);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(saved.map(({ draft }) => draft.text)).toEqual([saved[0]?.draft.text, saved[0]?.draft.text]);
  finish('kept');
  await vi.runAllTimersAsync();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(saved.length).toBe(2);
});

describe('when something else is opened', () => {
  test('edited work is kept to its last letter, stays, and is free for other tabs', () => {
    type('mine ');
    tester.actions.openExample('sitemap');
    expect(asked).toEqual([
      expect.stringMatching(/^save 1 mine/),
      'leave 1',
      expect.stringMatching(/^save 2 (?!mine)/),
    ]);
  });

  test('named work stays', () => {
    tester.actions.setDraftName('Shop');
    tester.actions.openExample('sitemap');
    expect(asked.map((what) => what.slice(0, 7))).toEqual(['save 1 ', 'leave 1', 'save 2 ']);
    expect(saved.map(({ draft }) => draft.name)).toEqual(['Shop', '']);
  });

  test('examples and files that were only looked at are one draft', async () => {
    for (const id of ['sitemap', 'tie', 'shop']) tester.actions.openExample(id);
    await tester.actions.openFile(new File(['User-agent: a'], 'a.txt'));
    await tester.actions.openFile(new File(['User-agent: b'], 'b.txt'));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(asked.filter((what) => !what.startsWith('save'))).toEqual([]);
  });

  test('bringing it back goes on with its draft; the example that was looked at meanwhile is gone', () => {
    type('mine ');
    tester.actions.openExample('sitemap');
    asked = [];
    tester.actions.restoreReplaced();
    expect(asked).toEqual(['remove 2', 'leave 2', expect.stringMatching(/^save 1 mine/)]);
  });

  test('another draft: an example that was only looked at does not stay in the list, a file does', async () => {
    const draft = { ...emptyDraft, text: 'other', name: 'Other' };
    tester.actions.openExample('tie');
    asked = [];
    tester.actions.openDraft({ id: 'other', draft });
    expect(asked).toEqual(['remove 1', 'leave 1', 'save 2 other']);
    expect(saved.at(-1)).toMatchObject({ id: 'other', draft: { name: 'Other' } });
    tester.actions.forgetDraft();
    await tester.actions.openFile(new File(['User-agent: a'], 'a.txt'));
    asked = [];
    tester.actions.openDraft({ id: 'other', draft });
    expect(asked).toEqual(['leave 4', 'save 2 other']);
  });
});

test('after its draft was deleted, the text is kept anew once something changes', () => {
  tester.actions.setDraftName('Shop');
  asked = [];
  tester.actions.forgetDraft();
  vi.advanceTimersByTime(10_000);
  expect(asked.filter((what) => what.startsWith('save'))).toEqual([]);
  type('a');
  vi.advanceTimersByTime(300);
  expect(saved.map(({ draft }) => draft.name)).toEqual(['Shop', '']);
  expect(saved[1]?.id).not.toBe(saved[0]?.id);
});

test('what came by a link is kept only once it is edited, as a draft of its own', async () => {
  type('mine ');
  await vi.advanceTimersByTimeAsync(300);
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
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(saved.length).toBe(1);
  expect(asked.at(-1)).toBe('leave 1');
  type('a');
  vi.advanceTimersByTime(300);
  expect(saved.map(({ draft }) => draft.text.slice(0, 7))).toEqual(['mine # ', 'alinked']);
  expect(saved[1]?.id).not.toBe(saved[0]?.id);
});

describe('when nothing can be kept', () => {
  const wait = () => vi.advanceTimersByTimeAsync(300);

  test.each(['denied', 'full'] as const)('that is told once (%s)', async (outcome) => {
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

  test('that is told later, where there was something else to tell', async () => {
    outcomes = ['full', 'full'];
    type('a');
    tester.store.setState({ notice: { kind: 'giant-line' } });
    await wait();
    expect(tester.store.getState().notice).toEqual({ kind: 'giant-line' });
    tester.actions.dismissNotice();
    type('b');
    await wait();
    expect(tester.store.getState().notice).toEqual({ kind: 'storage-full' });
  });

  test('because another tab has the draft, it goes on as a new one, and nothing is told', async () => {
    outcomes = ['elsewhere'];
    type('a');
    await wait();
    expect(saved.length).toBe(2);
    expect(saved[1]).toMatchObject({ id: tester.store.getState().draftId, draft: saved[0]?.draft });
    expect(saved[1]?.id).not.toBe(saved[0]?.id);
    expect(tester.store.getState().notice).toBeNull();
  });

  test('because another tab has the draft, what is typed meanwhile goes into the same new one', async () => {
    outcomes = ['elsewhere'];
    type('a');
    vi.advanceTimersByTime(300);
    type('b');
    await wait();
    expect(asked.map((what) => what.slice(0, 8))).toEqual(['save 1 a', 'save 2 a', 'save 2 b']);
  });

  test('because another tab has the draft, two saves at a time make one new draft', async () => {
    outcomes = ['elsewhere', 'elsewhere'];
    tester.actions.setDraftName('one');
    tester.actions.setDraftName('two');
    await wait();
    expect(asked.map((what) => what.slice(0, 6))).toEqual(['save 1', 'save 1', 'save 2', 'save 2']);
    expect(saved.at(-1)).toMatchObject({ id: tester.store.getState().draftId, draft: { name: 'two' } });
  });

  test('because another tab has the draft, bringing it back goes on with the new one', async () => {
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

  test('because other tabs have the draft and the new one, it goes on as yet another', async () => {
    outcomes = ['elsewhere', 'kept', 'elsewhere', 'elsewhere'];
    type('mine ');
    await wait();
    const former = tester.store.getState();
    tester.store.setState({ draftId: saved[0]?.id ?? '' });
    tester.actions.setDraftName('Shop');
    await wait();
    expect(saved.slice(2).map(({ draft }) => draft.name)).toEqual(['Shop', 'Shop', 'Shop']);
    const ids = saved.map(({ id }) => id);
    expect(ids[3]).toBe(former.draftId);
    expect(ids.slice(0, 4)).not.toContain(ids[4]);
    expect(tester.store.getState().draftId).toBe(ids[4]);
  });

  test('because there is no room, that is told before a newer version of the page is', async () => {
    outcomes = ['full'];
    tester.store.setState({ notice: { kind: 'update-ready', takeUpdate: () => undefined } });
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
  urls: [],
  name: '',
};
