export { type DraftStorage, IndexedDrafts } from './draft-storage';
export { keepDraft } from './keep-draft';
export { loadTheme } from './settings';
export type {
  DocumentOrigin,
  EngineStatus,
  LineRequest,
  Notice,
  TesterActions,
  TesterDocument,
  TesterState,
  TextSnapshot,
  Theme,
  View,
} from './state';
export { createTester, LARGEST_FILE, type Tester, type TesterOptions } from './tester';
export type { ReadUrl, UrlChange, UrlProblem, UrlReading } from './url-to-test';
