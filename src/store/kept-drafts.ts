/** Saved drafts. A separate entry point, which loads beside the rest of the page. */
export { IndexedDrafts } from './indexed-drafts';
export { keepDraft } from './keep-draft';
