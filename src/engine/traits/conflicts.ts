import { FieldKind } from '../dialects/dialect';
import type { RobotsTxt } from '../parse';

/** A pattern of a rule, where the precedence of the rules is examined. */
interface Entry {
  /** Index in the table of lines. */
  readonly row: number;
  readonly type: 'allow' | 'disallow';
  readonly pattern: string;
  /** True if it forbids what it matches. A disallow rule without a path forbids nothing. */
  readonly blocks: boolean;
}

/** Returns the patterns of some rules, in order, each allow rule with its second pattern. */
export function patternEntries(robots: RobotsTxt, rows: Iterable<number>): Entry[] {
  const entries: Entry[] = [];
  for (const row of rows) {
    const pattern = robots.valueAt(row);
    if (robots.table.kind(row) === FieldKind.disallow) {
      entries.push({ row, type: 'disallow', pattern, blocks: pattern !== '' });
      continue;
    }
    entries.push({ row, type: 'allow', pattern, blocks: false });
    const second = robots.dialect.paths.secondAllowPattern(pattern);
    if (second !== null) entries.push({ row, type: 'allow', pattern: second, blocks: false });
  }
  return entries;
}

/**
 * Returns lists of rules such that every crawler follows a part of one of them, in the order of the file: each group if only
 * the first counts, else all groups with a name, and all groups for `*`.
 */
export function* selectionsOf(robots: RobotsTxt): Generator<readonly Entry[]> {
  const { groupTable, agentNames, dialect } = robots;
  const named: Entry[] = [];
  const global: Entry[] = [];
  for (const { agentFrom, agentTo, ruleFrom, ruleTo } of groupTable.groups) {
    const entries = patternEntries(robots, groupTable.ruleLines.subarray(ruleFrom, ruleTo));
    if (dialect.agents.selects === 'first') {
      yield entries;
      continue;
    }
    const names = agentNames.slice(agentFrom, agentTo);
    const hasName = names.some(({ isGlobal }) => !isGlobal);
    const hasStar = names.some(({ isGlobal }) => isGlobal);
    // Not with a spread: a group may have more rules than a call may have arguments.
    for (const entry of entries) {
      if (hasName) named.push(entry);
      if (hasStar) global.push(entry);
    }
  }
  yield named;
  yield global;
}

/**
 * Returns the row of the first pattern because of which the outcome may depend on the order of precedence; null if no part
 * of the entries has one. For two rules with different outcomes, both orders agree if the earlier one also precedes by length.
 * @param isAnyOpen true if a dialect may leave open which of an allow and a disallow rule decides
 */
export function conflictRow(entries: readonly Entry[], isAnyOpen: boolean): number | null {
  let shortestAllowing = Number.POSITIVE_INFINITY;
  let shortestBlocking = Number.POSITIVE_INFINITY;
  let hasAllow = false;
  let hasDisallow = false;
  for (const { row, type, pattern, blocks } of entries) {
    const { length } = pattern;
    hasAllow ||= type === 'allow' && length > 0;
    hasDisallow ||= type === 'disallow';
    if (isAnyOpen && hasAllow && hasDisallow) return row;
    if (blocks ? shortestAllowing < length : shortestBlocking <= length) return row;
    if (blocks) shortestBlocking = Math.min(shortestBlocking, length);
    else shortestAllowing = Math.min(shortestAllowing, length);
  }
  return null;
}
