import { FieldKind } from '../dialects/dialect';
import type { LineTable } from './line-table';

/** Where one group lies in the arrays of a GroupTable; line indexes count from 0. */
export interface GroupSpan {
  /** Range in `agentLines`. */
  readonly agentFrom: number;
  readonly agentTo: number;
  /** Range in `ruleLines`. */
  readonly ruleFrom: number;
  readonly ruleTo: number;
  readonly firstLine: number;
  readonly lastLine: number;
}

/** The groups of one file: its user-agent lines and rules in order, and which of them belong together. */
export interface GroupTable {
  readonly groups: readonly GroupSpan[];
  /** Line indexes of all user-agent lines. */
  readonly agentLines: Int32Array;
  /** Line indexes of all rules that stand in a group. */
  readonly ruleLines: Int32Array;
  /** Line indexes of the rules before the first user-agent line, which belong to nobody. */
  readonly rulesOutside: readonly number[];
}

/**
 * Puts user-agent lines and rules together: a user-agent line starts a new group only after a rule; other lines, known or not, never end
 * one (RFC 9309 section 2.2.1; google-parser.md 6). A group's last line is its last rule, user-agent or other field that is not a sitemap.
 */
export function groupLines(table: LineTable, lineCount: number): GroupTable {
  const groups: GroupSpan[] = [];
  const agentLines: number[] = [];
  const ruleLines: number[] = [];
  let agentFrom = 0;
  let ruleFrom = 0;
  let firstLine = -1;
  let lastLine = -1;
  const rulesOutside: number[] = [];
  const close = (): void => {
    if (firstLine < 0) return;
    groups.push({
      agentFrom,
      agentTo: agentLines.length,
      ruleFrom,
      ruleTo: ruleLines.length,
      firstLine,
      lastLine,
    });
    agentFrom = agentLines.length;
    ruleFrom = ruleLines.length;
  };
  for (let line = 0; line < lineCount; line++) {
    const kind = table.kinds[line] as number;
    if (kind === FieldKind.userAgent) {
      if (firstLine < 0 || ruleLines.length > ruleFrom) {
        close();
        firstLine = line;
      }
      agentLines.push(line);
      lastLine = line;
    } else if (kind === FieldKind.allow || kind === FieldKind.disallow) {
      if (firstLine < 0) rulesOutside.push(line);
      else {
        ruleLines.push(line);
        lastLine = line;
      }
    } else if (kind === FieldKind.unknown) lastLine = line;
  }
  close();
  return {
    groups,
    agentLines: new Int32Array(agentLines),
    ruleLines: new Int32Array(ruleLines),
    rulesOutside,
  };
}
