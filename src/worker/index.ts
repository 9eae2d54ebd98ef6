export { type EngineStatus, TesterClient } from './client';
export type { Comparison } from './comparison';
export type {
  AskedCheck,
  FindingRow,
  FixChoice,
  FixPreview,
  KindOfFinding,
  LintReport,
  LintRequests,
  TextCheck,
  VerdictChange,
  VerdictProbe,
} from './lint/lint-protocol';
export type {
  AskedQuestion,
  Condition,
  CrawlerToAsk,
  OpenDocument,
  RowsReply,
  RowsRequest,
  Transaction,
  Update,
  Watched,
} from './protocol';
export type { Report } from './report';
