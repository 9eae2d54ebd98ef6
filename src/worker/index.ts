export type { OpenDocument, Transaction } from './document/text-change';
export type {
  ChangedLine,
  ComparisonRequest,
  FindingRow,
  FixChoice,
  FixPreview,
  KindOfFinding,
  LineEffect,
  LintReport,
  LintRequests,
  SeverityFilter,
  TextComparison,
  VerdictCheck,
} from './lint/lint-protocol';
export type {
  FileOverview,
  OverviewContent,
  OverviewMember,
  OverviewPart,
  OverviewPlace,
  OverviewRow,
} from './lint/overview/overview-protocol';
export type { SimplifiedText } from './lint/simplified-text';
export type { TextCheck } from './lint/text-check-protocol';
export type { VerdictChoice } from './lint/verdict-choices-protocol';
export type { PostedCrawler } from './posted-crawler';
export type { Comparison } from './tester/comparison';
export type { Report } from './tester/report';
export { TesterClient, type WorkerStatus } from './tester/tester-client';
export type { RowsReply, RowsRequest, TestQuestion, Update, Watched } from './tester/tester-protocol';
