import { FieldKind, type Grouping, isRule } from '../dialects/dialect';
import { LineKind, LineSpan, type LineTable } from './line-table';

/** Position of one group in the arrays of a `GroupTable`. Line indexes count from 0. */
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

/** The groups of one file: its user-agent lines and rules in order, and how they are grouped. */
export interface GroupTable {
  readonly groups: readonly GroupSpan[];
  /** Line indexes of all user-agent lines that belong to a group. */
  readonly agentLines: Int32Array;
  /** Line indexes of all rules in a group. */
  readonly ruleLines: Int32Array;
  /** Line indexes of the rules outside all groups, which apply to no crawler. */
  readonly rulesOutside: readonly number[];
}

/**
 * Groups user-agent lines and rules. Inside a group, a user-agent line starts a new one only after a rule or a
 * `closing` field. Other lines, known or not, never end one (RFC 9309 section 2.2.1; google-parser.md 6),
 * except blank lines if the dialect says so. A group's last line is its last rule, user-agent or other field
 * that isn't a sitemap.
 */
export function groupLines(table: LineTable, lineCount: number, grouping: Grouping): GroupTable {
  const groups: GroupSpan[] = [];
  const agentLines: number[] = [];
  const ruleLines: number[] = [];
  const rulesOutside: number[] = [];
  let agentFrom = 0;
  let ruleFrom = 0;
  let firstLine = -1;
  let lastLine = -1;
  /** True after a line that makes the next user-agent line begin a new group. */
  let hasBody = false;
  const close = (): void => {
    if (firstLine < 0) return;
    if (grouping.needsRule && !hasBody) agentLines.length = agentFrom;
    else
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
    firstLine = -1;
    hasBody = false;
  };
  for (let line = 0; line < lineCount; line++) {
    const kind = table.kinds[line] as number;
    if (kind === FieldKind.userAgent) {
      if (hasBody) close();
      if (firstLine < 0) firstLine = line;
      agentLines.push(line);
      lastLine = line;
    } else if (isRule(kind)) {
      if (firstLine < 0) rulesOutside.push(line);
      else {
        ruleLines.push(line);
        lastLine = line;
        hasBody = true;
      }
    } else if (kind === FieldKind.closing) {
      lastLine = line;
      hasBody = firstLine >= 0;
    } else if (kind === FieldKind.unknown) lastLine = line;
    else if (kind === LineKind.empty && endsGroup(table, line, grouping)) close();
  }
  close();
  return {
    groups,
    agentLines: new Int32Array(agentLines),
    ruleLines: new Int32Array(ruleLines),
    rulesOutside,
  };
}

function endsGroup(table: LineTable, line: number, { blankLineEnds }: Grouping): boolean {
  if (blankLineEnds === 'empty') return table.span(line, LineSpan.from) === table.span(line, LineSpan.to);
  return blankLineEnds === 'blank';
}
