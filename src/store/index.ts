export { IndexedDrafts } from './draft-storage';
export { keepDraft } from './keep-draft';
export { loadTheme } from './settings';
export { isSimulating } from './simulation';
export type {
  Catalogue,
  DocumentOrigin,
  TesterActions,
  TesterState,
  TextSnapshot,
  Theme,
  View,
} from './state';
export { createTester } from './tester';
export { urlInScope } from './url-in-scope';
export type { ReadUrl } from './url-to-test';
