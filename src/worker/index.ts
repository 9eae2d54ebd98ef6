export { TesterClient, type WorkerStatus } from './client';
export type { Comparison } from './comparison';
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
  VerdictChange,
  VerdictCheck,
  VerdictProbe,
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
export type {
  Condition,
  OpenDocument,
  RowsReply,
  RowsRequest,
  TestedCrawler,
  TestQuestion,
  Transaction,
  Update,
  Watched,
} from './protocol';
export type { Report } from './report';
