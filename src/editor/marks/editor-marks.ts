import type { LineMarks } from '../../engine';

/** What a report says about the lines of the text. Lines count from 1. */
export interface EditorMarks {
  /** Number of the report; marks older than those shown are ignored. */
  readonly version: number;
  readonly lines: LineMarks;
  /** Where the byte limit cuts the text; null where it does not. */
  readonly limit: LimitMark | null;
  /** False where nothing is asked: groups fold, but none is dimmed. Default true. */
  readonly hasQuestion?: boolean;
}

/** The cut of the byte limit. */
export interface LimitMark {
  /** The last line of which something is read. */
  readonly line: number;
  /** UTF-16 offset behind which nothing is read. */
  readonly offset: number;
  readonly lostLines: number;
  readonly lostRules: number;
}
