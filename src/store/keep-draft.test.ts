import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from './draft';
import type { DraftStorage } from './draft-storage';
import { keepDraft } from './keep-draft';
import { createTester, type Tester } from './tester';

let tester: Tester;
let saved: Draft[];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  saved = [];
  const storage: DraftStorage = {
    load: () => Promise.resolve(null),
    save: (draft) => {
      saved.push(draft);
      return Promise.resolve(true);
    },
    saveBeforeLeaving: () => undefined,
  };
  tester = createTester({
    startWorker: () => {
      throw new Error('not here');
    },
    loadCatalogue: () => Promise.reject(new Error('not here')),
    draft: null,
    theme: 'system',
  });
  end = keepDraft(tester.store, storage);
});
afterEach(() => {
  end();
  tester.dispose();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is typed is kept after a rest, once', () => {
  tester.actions.edit([[0, 0, 'a']], 'a');
  tester.actions.setUrl('/typed');
  vi.advanceTimersByTime(299);
  expect(saved).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(saved.map(({ urlInput }) => urlInput)).toEqual(['/typed']);
});

test('what is opened is kept at once: its bytes do not fit into what a leaving page can save', async () => {
  tester.actions.setUrl('/before');
  await tester.actions.openFile(new File(['User-agent: *'], 'mine.txt'));
  expect(saved.map(({ text, urlInput }) => [text, urlInput])).toEqual([['User-agent: *', '/before']]);
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
