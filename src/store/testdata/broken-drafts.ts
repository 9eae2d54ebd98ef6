import { createStore, set } from 'idb-keyval';

/** Adds two invalid entries to the browser's storage, next to existing drafts. */
export async function putBrokenDrafts(): Promise<void> {
  const store = createStore('robots-txt-tester', 'drafts');
  await set('broken', { version: 1, text: 7 }, store);
  await set(7, '<b>', store);
}
