import { asciiLowerCase } from '../../engine/ascii';
import { crawlerDialects } from '../../engine/dialects';
import type { GroupSpan, RobotsTxt } from '../../engine/parse';
import type { TextEdit } from '../../engine/text-edits';
import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';
import type { LintLine } from '../lint-line';
import { countLeading } from './count-leading';
import { removeWholeLines } from './remove-lines';
import { ruleOf } from './rules-text';

/** Most rules that move past other groups: a longer part of a file is probably kept apart on purpose. */
const MOST_MOVED = 30;

/** A fix that merges groups, and the number of groups that it removes. */
interface Merging {
  readonly count: number;
  readonly fix: () => readonly TextEdit[];
}

/**
 * Merges groups into an earlier one: moves their rules to its end, except for those that are there already, and removes their user-agent lines.
 * Comments right above them move too. The rules of the next group stay where they are.
 * Leaves out groups whose move could change a crawler's verdict; null if these are all. It can't if both
 * groups name the same crawlers and every crawler dialect sees the same lines and rules in both: then their rules count together before and after.
 */
export function mergeGroups(file: LintFile, first: LintGroup, later: readonly LintGroup[]): Merging | null {
  if (file.google.limitCut !== null || !looksAlike(file, first)) return null;
  let next = file.groupAt(first.firstLine) + 1;
  const merged = later.filter((group) => {
    const isNext = file.groupAt(group.firstLine) === next;
    const canMerge = (isNext || group.rules.length <= MOST_MOVED) && isMergeable(file, first, group);
    if (canMerge && isNext) next++;
    return canMerge;
  });
  return merged.length === 0 ? null : { count: merged.length, fix: () => joinGroups(file, first, merged) };
}

function isMergeable(file: LintFile, first: LintGroup, later: LintGroup): boolean {
  return (
    first.agents.length === later.agents.length && namesOf(first) === namesOf(later) && isMovable(file, later)
  );
}

/** Returns whether every crawler dialect sees the same rules in a group, and it has no other fields. */
export function isMovable(file: LintFile, later: LintGroup): boolean {
  // Both groups may have a field such as Crawl-delay, and it isn't defined which one would count.
  const hasField = file.lines.slice(later.firstLine - 1, later.lastLine).some(({ kind }) => kind === 'other');
  return !hasField && looksAlike(file, later);
}

/** Returns the rules of a group as written. */
export function rulesIn({ rules }: LintGroup): Set<string> {
  return new Set(rules.map(ruleOf));
}

function namesOf(group: LintGroup): string {
  return [...new Set(group.agents.map(({ value }) => asciiLowerCase(value)))].sort().join('\n');
}

/** Returns whether every crawler dialect reads this group from the same lines, with the same rules. */
export function looksAlike(file: LintFile, group: LintGroup): boolean {
  return crawlerDialects.every(({ id }) => {
    const robots = file.readBy(id);
    const seen = groupFrom(robots, group.firstLine);
    return (
      seen !== undefined &&
      robots.table.number(seen.lastLine) === group.lastLine &&
      seen.agentTo - seen.agentFrom === group.agents.length &&
      seen.ruleTo - seen.ruleFrom === group.rules.length &&
      !robots.isTooLarge
    );
  });
}

/** Returns the group with this first line. */
function groupFrom({ table, groupTable }: RobotsTxt, firstLine: number): GroupSpan | undefined {
  const { groups } = groupTable;
  const group = groups[countLeading(groups, (one) => table.number(one.firstLine) < firstLine)];
  return group !== undefined && table.number(group.firstLine) === firstLine ? group : undefined;
}

/** Returns edits that merge groups into an earlier one, and remove the blank lines above them. */
export function joinGroups(
  file: LintFile,
  first: LintGroup,
  merged: readonly LintGroup[],
): readonly TextEdit[] {
  const moved: string[] = [];
  const gone: LintLine[] = [];
  const known = rulesIn(first);
  /** Last line of the first group and of those that follow it directly, whose rules stay where they are. */
  let end = first.lastLine;
  for (const group of merged) {
    const agents = new Set(group.agents.map(({ line }) => line));
    const isNext = areBlankOrComments(file, end, group.firstLine - 1);
    const from = isNext ? end + 1 : firstAbove(file, first, group);
    for (const line of file.lines.slice(from - 1, group.lastLine)) {
      const { number, kind, isRule } = line;
      const isRepeated = isRule && known.has(ruleOf(line));
      const isLeft = !isRepeated && !agents.has(number) && !(kind === 'empty' && number < group.firstLine);
      if (isRule) known.add(ruleOf(line));
      if (isLeft && isNext) continue;
      gone.push(line);
      if (isLeft) moved.push(line.text);
    }
    if (isNext) end = group.lastLine;
  }
  const at = file.lines[first.lastLine - 1]?.to ?? 0;
  const insert: readonly TextEdit[] = moved.length === 0 ? [] : [[at, at, `\n${moved.join('\n')}`]];
  return [...insert, ...removeWholeLines(file, gone)];
}

/** Returns whether the lines with these indexes, the last excluded, are blank or comments. */
function areBlankOrComments({ lines }: LintFile, from: number, to: number): boolean {
  for (let index = from; index < to; index++) {
    const kind = lines[index]?.kind;
    if (kind !== 'empty' && kind !== 'comment') return false;
  }
  return true;
}

/** Returns the first of the comment lines right above a group, with the blank lines above them; the group's first line if there are none. */
function firstAbove({ lines }: LintFile, first: LintGroup, { firstLine }: LintGroup): number {
  let from = firstLine;
  for (const kind of ['comment', 'empty'])
    while (from - 1 > first.lastLine && lines[from - 2]?.kind === kind) from--;
  return from;
}
