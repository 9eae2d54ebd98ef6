import type { AgentName } from '../engine/dialects';
import type { GroupAgent, GroupSpan, RobotsTxt } from '../engine/parse';
import type { LintLine } from './lint-line';

/** A group of Google's reading that refers to its lines. The engine's own groups copy their contents, which is expensive for large files. */
export interface LintGroup {
  readonly agents: readonly GroupAgent[];
  /** True if one of them is `*`. */
  readonly isGlobal: boolean;
  /** Rules in file order. */
  readonly rules: readonly LintLine[];
  /** 1-based numbers of the first user-agent line and of the group's last line. */
  readonly firstLine: number;
  readonly lastLine: number;
}

/** Returns the groups of Google's reading, whose table has one row per line. */
export function groupsOf(robots: RobotsTxt, lines: readonly LintLine[]): readonly LintGroup[] {
  return robots.groupTable.groups.map((span) => groupOf(robots, lines, span));
}

function groupOf(
  { groupTable, agentNames }: RobotsTxt,
  lines: readonly LintLine[],
  span: GroupSpan,
): LintGroup {
  const agents: GroupAgent[] = [];
  for (let i = span.agentFrom; i < span.agentTo; i++) {
    const { number, value } = lines[groupTable.agentLines[i] as number] as LintLine;
    agents.push({ line: number, value, ...(agentNames[i] as AgentName) });
  }
  const rules: LintLine[] = [];
  for (let i = span.ruleFrom; i < span.ruleTo; i++)
    rules.push(lines[groupTable.ruleLines[i] as number] as LintLine);
  const isGlobal = agents.some((agent) => agent.isGlobal);
  return { agents, isGlobal, rules, firstLine: span.firstLine + 1, lastLine: span.lastLine + 1 };
}
