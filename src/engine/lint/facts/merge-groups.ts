import { crawlerDialects } from '../../dialects';
import { asciiLowerCase } from '../../match/ascii';
import type { RobotsTxt } from '../../parse';
import type { GroupSpan } from '../../parse/group-table';
import type { Edit } from '../finding';
import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';
import type { LintLine } from '../lint-line';
import { countLeading } from './count-leading';
import { removeLines } from './remove-lines';

/** Most rules that move past other groups: a longer part of a file is probably kept apart on purpose. */
const MOST_MOVED = 30;

/** A fix that merges groups, and the number of groups that it removes. */
interface Merging {
  readonly count: number;
  readonly fix: () => readonly Edit[];
}

/**
 * Merges groups into an earlier one: moves their rules to its end, except for those that are there already, and removes their user-agent lines.
 * Comments right above them move too. The rules of the next group stay where they are. Leaves out groups whose move could change a crawler's verdict; null if these are all. It can't if both groups
 * name the same crawlers and every crawler dialect sees the same lines and rules in both: then their rules count together before and after.
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
  return merged.length === 0 ? null : { count: merged.length, fix: () => editsFor(file, first, merged) };
}

function isMergeable(file: LintFile, first: LintGroup, later: LintGroup): boolean {
  if (first.agents.length !== later.agents.length || namesOf(first) !== namesOf(later)) return false;
  // Both groups may have a field such as Crawl-delay, and it isn't defined which one would count.
  for (let number = later.firstLine; number <= later.lastLine; number++)
    if (file.lines[number - 1]?.kind === 'other') return false;
  return looksAlike(file, later);
}

/** Returns the rules of a group as written. */
export function rulesIn({ rules }: LintGroup): ReadonlySet<string> {
  return new Set(rules.map(ruleOf));
}

/** Returns the type and path of a rule's line as written. */
export function ruleOf({ kind, value }: LintLine): string {
  return `${kind} ${value}`;
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

function editsFor(file: LintFile, first: LintGroup, merged: readonly LintGroup[]): readonly Edit[] {
  const moved: string[] = [];
  /** First and last lines removed. */
  const removed: [number, number][] = [];
  const known = new Set(rulesIn(first));
  /** Last line of the first group and those joined to it, and the lines between them that go. */
  let end = first.lastLine;
  const joints: LintLine[] = [];
  for (const group of merged) {
    const agents = new Set(group.agents.map(({ line }) => line));
    const isNext = areNeighbours(file, end, group.firstLine);
    const from = isNext ? end + 1 : firstComment(file, first, group);
    for (let number = from; number <= group.lastLine; number++) {
      const line = file.lines[number - 1];
      if (line === undefined) continue;
      const isAbove = isNext && number < group.firstLine && line.kind === 'empty';
      const goes = isAbove || agents.has(number) || (line.isRule && known.has(ruleOf(line)));
      if (isNext && goes) joints.push(line);
      if (!isNext && !goes) moved.push(line.text);
      if (line.isRule) known.add(ruleOf(line));
    }
    if (isNext) {
      end = group.lastLine;
      continue;
    }
    const last = removed.at(-1);
    if (last !== undefined && isEmptyBetween(file, last[1], from)) last[1] = group.lastLine;
    else removed.push([from, group.lastLine]);
  }
  const at = file.lines[first.lastLine - 1]?.to ?? 0;
  const insert: readonly Edit[] = moved.length === 0 ? [] : [[at, at, `\n${moved.join('\n')}`]];
  return [
    ...insert,
    ...removeLines(file, joints),
    ...removed.map(([from, to]) => removeGroup(file, from, to)),
  ];
}

/** Returns whether only blank lines and comments are between two lines. */
function areNeighbours({ lines }: LintFile, above: number, below: number): boolean {
  return lines.slice(above, below - 1).every(({ kind }) => kind === 'empty' || kind === 'comment');
}

function isEmptyBetween({ lines }: LintFile, above: number, below: number): boolean {
  return lines.slice(above, below - 1).every(({ kind }) => kind === 'empty');
}

/** Returns the first of the comment lines right above a group; its first line if there are none. */
function firstComment({ lines }: LintFile, first: LintGroup, { firstLine }: LintGroup): number {
  let from = firstLine;
  while (from - 1 > first.lastLine && lines[from - 2]?.kind === 'comment') from--;
  return from;
}

/** Removes the lines of a group, with the blank lines above if nothing follows, otherwise with those below if there are blank lines above. */
export function removeGroup(file: LintFile, firstLine: number, lastLine: number): Edit {
  const isEmpty = (number: number): boolean => file.lines[number - 1]?.kind === 'empty';
  let from = firstLine;
  let to = lastLine;
  while (to < file.lines.length && isEmpty(to + 1)) to++;
  if (to === file.lines.length) {
    while (from > 1 && isEmpty(from - 1)) from--;
    const end = file.lines[to - 1]?.to ?? 0;
    const start = file.lines[from - 2]?.to ?? 0;
    return [start, end, lastLine < to && start > 0 ? '\n' : ''];
  }
  if (!isEmpty(firstLine - 1)) to = lastLine;
  return [file.lines[from - 1]?.from ?? 0, file.lines[to]?.from ?? 0, ''];
}
