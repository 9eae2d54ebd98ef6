import { type AgentName, FieldKind } from '../dialects/dialect';
import { compileGlob, globMatches } from '../match/glob';
import { fixedDecision } from '../match/rules-verdict';
import type { RobotsTxt } from '../parse';
import type { GroupSpan } from '../parse/group-table';
import { conflictRow, patternEntries, selectionsOf } from './conflicts';

/**
 * Returns the 1-based line of the first thing because of which two readings of a file may answer differently. Null only if
 * they give every crawler the same outcome for every URL. The converse isn't claimed: the conditions are conservative, so
 * that the check takes time linear in the file.
 */
export function firstDifference(one: RobotsTxt, other: RobotsTxt): number | null {
  const fixed = fixedDecision(one);
  const otherFixed = fixedDecision(other);
  if (fixed !== null || otherFixed !== null)
    return fixed?.outcome === otherFixed?.outcome ? null : fixed?.line || otherFixed?.line || 1;
  return (
    differentGroup(one, other) ??
    differentNames(one, other) ??
    differentPaths(one, other) ??
    differentPrecedence(one, other)
  );
}

/** Compares the groups, with their user-agent lines and rules as they are read. */
function differentGroup(one: RobotsTxt, other: RobotsTxt): number | null {
  const { groups } = one.groupTable;
  const others = other.groupTable.groups;
  for (const [index, group] of groups.entries()) {
    const same = others[index];
    if (same === undefined) return one.table.number(group.firstLine);
    const line = differentAgent(one, group, other, same) ?? differentRule(one, group, other, same);
    if (line !== null) return line;
  }
  const more = others[groups.length];
  return more === undefined ? null : other.table.number(more.firstLine);
}

function differentAgent(one: RobotsTxt, group: GroupSpan, other: RobotsTxt, same: GroupSpan): number | null {
  const count = Math.max(group.agentTo - group.agentFrom, same.agentTo - same.agentFrom);
  for (let i = 0; i < count; i++) {
    const [at, otherAt] = [group.agentFrom + i, same.agentFrom + i];
    const isBoth = at < group.agentTo && otherAt < same.agentTo;
    if (isBoth && isSameName(one.agentNames[at] as AgentName, other.agentNames[otherAt] as AgentName))
      continue;
    return at < group.agentTo
      ? lineAt(one, one.groupTable.agentLines, at)
      : lineAt(other, other.groupTable.agentLines, otherAt);
  }
  return null;
}

function isSameName(one: AgentName, other: AgentName): boolean {
  if (one.isGlobal || other.isGlobal) return one.isGlobal === other.isGlobal;
  return one.token === other.token && one.shortToken === other.shortToken;
}

function differentRule(one: RobotsTxt, group: GroupSpan, other: RobotsTxt, same: GroupSpan): number | null {
  const [lines, otherLines] = [one.groupTable.ruleLines, other.groupTable.ruleLines];
  const count = Math.max(group.ruleTo - group.ruleFrom, same.ruleTo - same.ruleFrom);
  for (let i = 0; i < count; i++) {
    const [at, otherAt] = [group.ruleFrom + i, same.ruleFrom + i];
    const isBoth = at < group.ruleTo && otherAt < same.ruleTo;
    const [row, otherRow] = [lines[at] as number, otherLines[otherAt] as number];
    if (
      isBoth &&
      one.table.kind(row) === other.table.kind(otherRow) &&
      one.valueAt(row) === other.valueAt(otherRow)
    )
      continue;
    return at < group.ruleTo ? lineAt(one, lines, at) : lineAt(other, otherLines, otherAt);
  }
  return null;
}

/** Compares how names are compared and how many groups count. The names themselves are the same in both. */
function differentNames(one: RobotsTxt, other: RobotsTxt): number | null {
  const [{ agents }, { agents: others }] = [one.dialect, other.dialect];
  const named: number[] = [];
  const global: number[] = [];
  for (const { agentFrom, agentTo } of one.groupTable.groups) {
    const names = one.agentNames.slice(agentFrom, agentTo);
    const first = names.findIndex(({ isGlobal }) => !isGlobal);
    if (first >= 0) named.push(lineAt(one, one.groupTable.agentLines, agentFrom + first));
    if (names.some(({ isGlobal }) => isGlobal))
      global.push(lineAt(one, one.groupTable.agentLines, agentFrom));
  }
  const areComparedAlike =
    agents.normalizeToken === others.normalizeToken &&
    agents.names === others.names &&
    agents.globalExcludesNames === others.globalExcludesNames;
  if (!areComparedAlike && named[0] !== undefined) return named[0];
  // A crawler may have aliases, so any two groups with names may be for one crawler.
  return agents.selects === others.selects ? null : (named[1] ?? global[1] ?? null);
}

/** Compares how URLs are read, and the second patterns of allow rules. The patterns are the same in both. */
function differentPaths(one: RobotsTxt, other: RobotsTxt): number | null {
  const [{ paths }, { paths: others }] = [one.dialect, other.dialect];
  const areReadAlike = paths.locate === others.locate && paths.normalizeTested === others.normalizeTested;
  if (areReadAlike && paths.secondAllowPattern === others.secondAllowPattern) return null;
  for (const row of one.groupTable.ruleLines) {
    const pattern = one.valueAt(row);
    // An empty pattern matches every path, however it is read.
    if (!areReadAlike && pattern !== '') return one.table.number(row);
    const isAllow = one.table.kind(row) === FieldKind.allow;
    if (isAllow && paths.secondAllowPattern(pattern) !== others.secondAllowPattern(pattern))
      return one.table.number(row);
  }
  return null;
}

/** Compares which of several matching rules decides. Rules and URLs are the same in both. */
function differentPrecedence(one: RobotsTxt, other: RobotsTxt): number | null {
  const [{ precedence }, { precedence: others }] = [one.dialect, other.dialect];
  if (precedence.alwaysAllowed !== others.alwaysAllowed) {
    const free = [precedence.alwaysAllowed, others.alwaysAllowed].filter((path) => path !== null);
    const blocking = patternEntries(one, one.groupTable.ruleLines).find(({ blocks, pattern }) => {
      const glob = compileGlob(pattern);
      return blocks && free.some((path) => globMatches(glob, path));
    });
    if (blocking !== undefined) return one.table.number(blocking.row);
  }
  const isAlike = precedence.order === others.order && precedence.leavesOpen === others.leavesOpen;
  if (isAlike) return null;
  const isAnyOpen = precedence.leavesOpen !== null || others.leavesOpen !== null;
  for (const entries of selectionsOf(one)) {
    const row = conflictRow(entries, isAnyOpen);
    if (row !== null) return one.table.number(row);
  }
  return null;
}

function lineAt({ table }: RobotsTxt, rows: Int32Array, at: number): number {
  return table.number(rows[at] as number);
}
