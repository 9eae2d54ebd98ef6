export { type ClientOptions, type EngineStatus, TesterClient } from './client';
export type { Edit, OpenDocument, RowsReply, RowsRequest, Transaction, Update } from './protocol';
export {
  type Appearance,
  type FileFacts,
  type GroupReport,
  type LimitFacts,
  type Report,
  ROWS_PER_LIST,
  type VerdictReport,
} from './report';
