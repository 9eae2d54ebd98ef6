import { isRule } from '../dialects/dialect';
import type { AskedCrawler } from '../match/question';
import { parseRobotsTxt, type RobotsTxt, type Rule } from '../parse';
import type { GroupSpan, GroupTable } from '../parse/group-table';
import { LineFlag, LineKind } from '../parse/line-table';
import { isPolicyToken } from '../policy-token';
import { difference } from './difference';
import { isWorthMore, ruleListOf } from './examined-rules';
import { effectOfRule } from './rule-effect';
import type { RuleList } from './rule-list';
import { ruleViews } from './rule-views';
import { sortInSlices } from './sort-in-slices';
import { Work } from './work';

/** A file with the same verdicts for every crawler and every URL, in fewer lines. */
export interface Minimised {
  /** 1-based lines that can all be removed together; ascending. */
  readonly removed: readonly number[];
  /** Groups of equal rules after that, which can be joined: 1-based numbers of their first lines; ascending. */
  readonly sameGroups: readonly (readonly number[])[];
  /** The text without the removed lines and with these groups joined. */
  readonly text: string;
}

/** A text as read by one dialect, with crawlers that read it so. */
export interface Reading {
  readonly robots: RobotsTxt;
  /** Crawlers besides those that the file names, because they may have several names. */
  readonly crawlers: readonly AskedCrawler[];
}

/**
 * Finds lines that can be removed and groups that can be joined, so that every crawler's verdict on every URL stays the
 * same, in all readings of a text. Removes rules one after another, the most complicated first, and examines the rest again each time; so the
 * result isn't the smallest possible. Each group keeps a rule, because its user-agent lines would join the next group.
 * Only groups of nothing but user-agent lines and rules are joined, without policy tokens; comments and other fields stay. Pauses after each
 * slice of work.
 */
export function* minimise(readings: readonly Reading[]): Generator<void, Minimised> {
  const [first] = readings;
  if (first === undefined) throw new Error('A text has at least one reading');
  const unchanged = { removed: [], sameGroups: [], text: first.robots.text };
  // A dialect that ends lines at other characters has other numbers.
  if (readings.some(({ robots }) => robots.table.numbers !== null)) return unchanged;
  const removed = yield* removableLines(readings);
  const lines = [...removed].sort((a, b) => a - b);
  const groups = yield* sameGroups(readings, removed);
  const steps = [
    { removed: lines, sameGroups: groups },
    // Dialects that follow only one group care about their order.
    { removed: lines, sameGroups: [] },
  ];
  for (const step of steps) {
    if (step.removed.length === 0 && step.sameGroups.length === 0) break;
    const text = textWithout(first.robots.text, removed, step.sameGroups);
    yield;
    // Without a line, a file that was cut at the byte limit has others.
    if (yield* hasSameVerdicts(readings, text))
      return {
        removed: lines,
        sameGroups: step.sameGroups.map((group) => group.map(({ firstLine }) => firstLine + 1)),
        text,
      };
  }
  return unchanged;
}

/** A rule line in each list that has it. */
type Places = { readonly list: RuleList; readonly rule: Rule }[];

/** Work counted for each list of rules, line and group, which is that of some thousand compared characters. */
const WORK_PER_LIST = 5_000;
const WORK_PER_LINE = 100;
const WORK_PER_GROUP = 500;

function* removableLines(readings: readonly Reading[]): Generator<void, ReadonlySet<number>> {
  // Counted for all lists together, because a file may have thousands of small ones.
  const work = new Work();
  const places = new Map<number, Places>();
  for (const { robots, crawlers } of readings) {
    for (const { rules } of yield* ruleViews(robots, crawlers)) {
      const list = yield* ruleListOf(rules);
      work.count += WORK_PER_LIST;
      if (work.isDue) yield;
      if ('kind' in list) return new Set();
      for (const rule of list.entriesOf.keys()) {
        const known = places.get(rule.line);
        if (known === undefined) places.set(rule.line, [{ list, rule }]);
        else known.push({ list, rule });
        work.count += WORK_PER_LINE;
        if (work.isDue) yield;
      }
    }
  }
  const left: ReadonlyMap<number, { count: number }>[] = [];
  for (const { robots } of readings) {
    left.push(rulesLeft(robots));
    yield;
  }
  const removed = new Set<number>();
  const inOrder = Array.from(places, ([line, all]) => ({ line, all, complexity: complexity(all[0]?.rule) }));
  for (const { line, all } of yield* sortInSlices(inOrder, byComplexity, work)) {
    work.count += WORK_PER_LINE * all.length;
    if (work.isDue) yield;
    const groups = left.flatMap((byLine) => byLine.get(line) ?? []);
    if (groups.some(({ count }) => count === 1)) continue;
    // A line that isn't a rule for one dialect may separate groups there.
    if (!readings.every(({ robots }) => isRule(robots.table.kind(line - 1)))) continue;
    if (!(yield* isRemovable(all, work))) continue;
    for (const { list, rule } of all) list.remove(rule);
    removed.add(line);
    for (const group of groups) group.count--;
  }
  return removed;
}

function* isRemovable(places: Places, work: Work): Generator<void, boolean> {
  for (const { list, rule } of places) {
    if (!isWorthMore(list)) return false;
    const before = list.work.count;
    const { kind } = yield* effectOfRule(list, rule);
    work.count += list.work.count - before;
    if (kind === 'needed' || kind === 'undecided') return false;
    if (work.isDue) yield;
  }
  return true;
}

interface RankedLine {
  readonly line: number;
  readonly complexity: number;
}

/** Patterns with more stars and characters first; of equal ones the later line. */
function byComplexity(a: RankedLine, b: RankedLine): number {
  return b.complexity - a.complexity || b.line - a.line;
}

function complexity(rule: Rule | undefined): number {
  const pattern = rule?.pattern ?? '';
  return pattern.length + 100 * (pattern.split('*').length - 1);
}

/** Returns, by line, the number of rules left in its group. */
function rulesLeft({ groupTable, table }: RobotsTxt): ReadonlyMap<number, { count: number }> {
  const left = new Map<number, { count: number }>();
  for (const span of groupTable.groups) {
    const lines = ruleLinesOf(groupTable, span);
    const group = { count: lines.length };
    for (const line of lines) left.set(table.number(line), group);
  }
  return left;
}

/** A group that can be joined, with the indexes of its lines. */
interface PlainGroup extends Pick<GroupSpan, 'firstLine' | 'lastLine'> {
  readonly agentLines: readonly number[];
}

/** Plain groups with the rules that are left, by their lines. */
type PlainGroups = ReadonlyMap<string, { readonly group: PlainGroup; readonly rules: string }>;

/** Returns lists of at least two groups that have the same lines and the same rules in all readings. */
function* sameGroups(
  readings: readonly Reading[],
  removed: ReadonlySet<number>,
): Generator<void, readonly (readonly PlainGroup[])[]> {
  const plain: PlainGroups[] = [];
  for (const { robots } of readings) plain.push(yield* plainGroups(robots, removed));
  const [first, ...others] = plain;
  const byRules = new Map<string, PlainGroup[]>();
  for (const [lines, { group, rules }] of first ?? []) {
    const rulesOfAll = [rules, ...others.map((groups) => groups.get(lines)?.rules)];
    if (rulesOfAll.includes(undefined)) continue;
    const key = JSON.stringify(rulesOfAll);
    const known = byRules.get(key);
    if (known === undefined) byRules.set(key, [group]);
    else known.push(group);
  }
  return [...byRules.values()].filter(({ length }) => length > 1);
}

/** Returns the plain groups of a reading, with the rules that are left, by their lines. */
function* plainGroups(robots: RobotsTxt, removed: ReadonlySet<number>): Generator<void, PlainGroups> {
  const { groupTable, dialect } = robots;
  const work = new Work();
  const plain = new Map<string, { group: PlainGroup; rules: string }>();
  for (const span of groupTable.groups) {
    work.count += WORK_PER_GROUP + WORK_PER_LINE * (span.lastLine - span.firstLine);
    if (work.isDue) yield;
    if (!isPlain(robots, span)) continue;
    const ruleLines = [...ruleLinesOf(groupTable, span)];
    const rules: string[] = [];
    for (const row of ruleLines) {
      const { type, line, pattern } = robots.ruleAt(row);
      if (!removed.has(line)) rules.push(`${type} ${pattern}`);
      work.count += WORK_PER_LINE + pattern.length;
      if (work.isDue) yield;
    }
    if (dialect.precedence.order === 'longest') rules.sort();
    const { firstLine, lastLine } = span;
    const agentLines = [...agentLinesOf(groupTable, span)];
    plain.set(JSON.stringify([firstLine, lastLine, agentLines, ruleLines]), {
      group: { firstLine, lastLine, agentLines },
      rules: rules.join('\n'),
    });
  }
  return plain;
}

/** Returns whether a group consists of user-agent lines, rules and blank lines, without comments and policy tokens, and has a rule. */
function isPlain({ table, groupTable, agentNames }: RobotsTxt, group: GroupSpan): boolean {
  const own = new Set([...agentLinesOf(groupTable, group), ...ruleLinesOf(groupTable, group)]);
  for (let line = group.firstLine; line <= group.lastLine; line++) {
    const isExpected = own.has(line) || table.kind(line) === LineKind.empty;
    if (!isExpected || table.has(line, LineFlag.hasComment)) return false;
  }
  // A preference isn't about crawlers, so it stays in a group of its own.
  const names = agentNames.slice(group.agentFrom, group.agentTo);
  return group.ruleFrom < group.ruleTo && !names.some(({ token }) => isPolicyToken(token));
}

/**
 * Returns the text without the removed lines. Of joined groups, the user-agent lines move below those of the first, and
 * their other lines and the blank lines above them go.
 */
function textWithout(
  text: string,
  removed: ReadonlySet<number>,
  joined: readonly (readonly PlainGroup[])[],
): string {
  const written = text.split('\n');
  const gone = new Set([...removed].map((line) => line - 1));
  const added = new Map<number, string[]>();
  for (const [first, ...others] of joined) {
    for (const { firstLine, lastLine } of others) {
      for (let line = firstLine; line <= lastLine; line++) gone.add(line);
      for (let line = firstLine - 1; written[line]?.trim() === ''; line--) gone.add(line);
    }
    added.set(
      first?.agentLines.at(-1) ?? -1,
      others.flatMap(({ agentLines }) => agentLines).map((line) => written[line] as string),
    );
  }
  const kept: string[] = [];
  for (const [index, line] of written.entries()) {
    if (!gone.has(index)) kept.push(line);
    for (const moved of added.get(index) ?? []) kept.push(moved);
  }
  return kept.join('\n');
}

/** Returns whether every crawler has the same verdicts with another text. */
function* hasSameVerdicts(readings: readonly Reading[], text: string): Generator<void, boolean> {
  for (const { robots, crawlers } of readings) {
    const { dialect, byteLimit, bom } = robots;
    const lineEnd = robots.lineEnd === 'mixed' ? 'lf' : robots.lineEnd;
    const other = parseRobotsTxt(text, dialect, { byteLimit, bom, lineEnd });
    yield;
    const work = new Work();
    for (const { crawler } of [
      ...(yield* ruleViews(robots, crawlers)),
      ...(yield* ruleViews(other, crawlers)),
    ]) {
      const { equal } = yield* difference(robots, other, crawler);
      if (equal !== true) return false;
      work.count += WORK_PER_LIST;
      if (work.isDue) yield;
    }
  }
  return true;
}

function agentLinesOf({ agentLines }: GroupTable, { agentFrom, agentTo }: GroupSpan): Int32Array {
  return agentLines.subarray(agentFrom, agentTo);
}

function ruleLinesOf({ ruleLines }: GroupTable, { ruleFrom, ruleTo }: GroupSpan): Int32Array {
  return ruleLines.subarray(ruleFrom, ruleTo);
}
