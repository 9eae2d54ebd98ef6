import type { LineMarks } from '../../engine';

/** Result of a report for the lines of the text. Lines count from 1. */
export interface EditorMarks {
  /** Version of the report. Marks older than those shown are ignored. */
  readonly version: number;
  readonly lines: LineMarks;
  /** Position of the byte limit's cut; null if the text isn't cut. */
  readonly limit: LimitMark | null;
  /** False if no question was asked: groups fold, but none is dimmed. Default true. */
  readonly hasQuestion?: boolean;
}

/** Position and effect of the byte limit. */
export interface LimitMark {
  /** The last line that is at least partly read. */
  readonly line: number;
  /** UTF-16 offset after which nothing is read. */
  readonly offset: number;
  readonly lostLines: number;
  readonly lostRules: number;
}
