export { IndexedDrafts } from './draft-storage';
export { keepDraft } from './keep-draft';
export { loadTheme } from './settings';
export type {
  DocumentOrigin,
  TesterActions,
  TesterState,
  TextSnapshot,
  Theme,
  View,
} from './state';
export { createTester } from './tester';
export type { ReadUrl } from './url-to-test';
