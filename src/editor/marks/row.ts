import type { EditorState } from '@codemirror/state';
import { LineScanner, LineShape } from '../../engine/scan';
import { marksOf } from './marks-field';
import type { MarkedGroup, MarkedRule } from './marks-over-text';

/** Maximum UTF-16 units scanned to find a line's field. A User-agent line is short. */
const FIELD_LENGTH = 200;

/** Spellings that some crawlers accept (google-parser.md 4). The report decides which of them count. */
const USER_AGENT = /^user[- ]?agent$/i;

/** Marks of one line. */
export interface Row {
  readonly group: MarkedGroup | null;
  readonly rule: MarkedRule | null;
  /** True after the byte limit. */
  readonly lost: boolean;
}

const plainRow: Row = { group: null, rule: null, lost: false };

/** Returns the marks of a line, counted from 1. */
export function rowAt(state: EditorState, line: number): Row {
  const marks = marksOf(state);
  if (marks === null) return plainRow;
  const limit = marks.limitOffset();
  const hasQuestion = marks.marks.hasQuestion ?? true;
  return {
    group: hasQuestion ? marks.groupAt(line) : null,
    rule: marks.ruleAt(line),
    lost: limit !== null && state.doc.line(line).from >= limit,
  };
}

/** Returns true if the line's field is User-agent in one of its spellings. */
export function isUserAgentLine(text: string): boolean {
  const begin = text.slice(0, FIELD_LENGTH);
  const scanner = new LineScanner(begin);
  if (scanner.scan(0, begin.length) !== LineShape.directive) return false;
  return USER_AGENT.test(begin.slice(scanner.fieldFrom, scanner.fieldTo));
}
