import { createStore, set } from 'idb-keyval';

/** Puts two entries that are no drafts into the browser's storage, where drafts are kept already. */
export async function putBrokenDrafts(): Promise<void> {
  const store = createStore('robots-txt-tester', 'drafts');
  await set('broken', { version: 1, text: 7 }, store);
  await set(7, '<b>', store);
}
