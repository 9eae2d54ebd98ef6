export { type EngineStatus, TesterClient } from './client';
export type { OpenDocument, RowsReply, RowsRequest, Transaction, Update } from './protocol';
export type { Report } from './report';
