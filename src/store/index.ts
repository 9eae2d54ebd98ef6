export type { GroupReport, VerdictReport } from '../answer/answer-question';
export type { ReadUrl } from '../engine/address';
export type { ImportFormat, ImportPlan } from '../url-lists/import/import-plan';
export type { Sniffed } from '../url-lists/import/sniff';
export type {
  FileOverview,
  FindingRow,
  FixChoice,
  FixPreview,
  KindOfFinding,
  LintReport,
  LintRequests,
  OverviewContent,
  OverviewMember,
  OverviewPart,
  OverviewPlace,
  OverviewRow,
  SeverityFilter,
  TextCheck,
  TextComparison,
  Transaction,
  VerdictChoice,
} from '../worker';
export type { CrawlerRow, DialectRow } from '../worker/tester/comparison';
export type { Report } from '../worker/tester/report';
export type {
  ChangeRow,
  ComparedVerdict,
  CompareResult,
  CompareStatus,
} from '../worker/urls/compare/compare-protocol';
export type {
  ImportSummary,
  RejectedRow,
  TableOrder,
  UrlRow,
  UrlsStatus,
} from '../worker/urls/urls-protocol';
export type { RowChoice } from '../worker/urls/verdicts/row-facets';
export { readAnsweredExample, writeAnsweredExample } from './answered-example';
export type * from './compare/compare-state';
export { openDocument } from './document';
export type { DocumentOrigin, SiteOrigin } from './document-origin';
export { mayHaveDraft } from './draft-mark';
export { draftNameFrom, LONGEST_DRAFT_NAME } from './draft-name';
export type { DraftList, DraftStorage, RemovedDraft } from './draft-storage';
export { type DraftSummary, summaryOf } from './draft-summary';
export { hasFile } from './has-file';
export type { Live, LiveOutcome, LiveState } from './live/live-state';
export { offeredSite } from './live/offered-site';
export type { Notice, PageNotice } from './notice';
export { servesSameFile, siteGuard, siteToFetch, urlOnExample } from './other-site';
export type * from './problems/problems-state';
export type { ReadonlyStore } from './readonly-store';
export { loadTheme, saveTheme } from './settings';
export { isSimulating, realAnswerOf } from './simulation';
export { hintedSite, siteOfFile } from './site-of-file';
export type * from './state';
export { createTester, type Tester } from './tester';
export type { TesterBinding, TesterHandle } from './tester-handle';
export { urlInScope, urlOnTestedSite } from './url-in-scope';
export type { Urls, UrlsColumn, UrlsState } from './urls/urls-state';
export { type TabView, tabViews } from './views';
