import type { Candidate, LineEnd, Question, Rule } from '../engine';
import type { Report } from './report';

/** One replacement: text[from..to) becomes `insert`. UTF-16 offsets in the text before the transaction it belongs to. */
export type Edit = readonly [from: number, to: number, insert: string];

/** The edits of one editor transaction, ascending and not overlapping. */
export type Transaction = readonly Edit[];

/** A document to begin with, or to replace the present one. */
export interface OpenDocument {
  /** The file's bytes, or its text with LF line ends. */
  readonly source: Uint8Array | string;
  /** How lines end in the file that a text stands for; ignored for bytes. */
  readonly lineEnd?: LineEnd;
  readonly bom?: boolean;
}

/** Everything that changed since the last update, in the order open, transactions, question. */
export interface Update {
  readonly kind: 'update';
  /** Number of this state of text and question; rises with every change. */
  readonly version: number;
  readonly open?: OpenDocument;
  readonly transactions?: readonly Transaction[];
  /** Null: nothing is asked. */
  readonly question?: Question | null;
}

/** Asks for further rows of a list of the last report. */
export interface RowsRequest {
  readonly kind: 'rows';
  readonly version: number;
  readonly list: 'candidates' | 'unmatched';
  readonly from: number;
  readonly to: number;
}

export type WorkerRequest = Update | RowsRequest;

/** Further rows. `rows` is null when the version asked about is no longer the present one. */
export interface RowsReply {
  readonly kind: 'rows';
  readonly version: number;
  readonly list: RowsRequest['list'];
  readonly from: number;
  readonly rows: readonly Candidate[] | readonly Rule[] | null;
}

/** What the worker says: that it has started, or an answer to a request. */
export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'report'; readonly report: Report }
  | RowsReply;
