import type { Crawler } from '../match/question';
import { parseRobotsTxt, type RobotsTxt, type Rule } from '../parse';
import type { GroupSpan, GroupTable } from '../parse/group-table';
import { LineFlag, LineKind } from '../parse/line-table';
import { difference } from './difference';
import { isWorthMore, ruleListOf } from './examined-rules';
import { ruleEffect } from './rule-effect';
import type { RuleList } from './rule-list';
import { type RuleView, ruleViews } from './rule-views';

/** A file with the same verdicts for every crawler and every URL, in fewer lines. */
export interface Minimised {
  /** 1-based lines that can all be removed together; ascending. */
  readonly removed: readonly number[];
  /** Groups of equal rules after that, which can be joined: 1-based numbers of their first lines; ascending. */
  readonly sameGroups: readonly (readonly number[])[];
  /** The text without the removed lines and with these groups joined. */
  readonly text: string;
}

/**
 * Finds lines that can be removed and groups that can be joined, so that every crawler's verdict on every URL stays the
 * same. Removes rules one after another, the most complicated first, and examines the rest again each time; so the
 * result isn't the smallest possible. Each group keeps a rule, because its user-agent lines would join the next group.
 * Only groups of nothing but user-agent lines and rules are joined; comments and other fields stay. Pauses after each
 * slice of work.
 */
export function* minimise(robots: RobotsTxt, crawlers: readonly Crawler[] = []): Generator<void, Minimised> {
  const views = ruleViews(robots, crawlers);
  const removed = yield* removableLines(robots, views);
  const lines = [...removed].sort((a, b) => a - b);
  const groups = sameGroups(robots, removed);
  const joined = textWithout(robots, removed, groups);
  // Dialects that follow only one group care about their order.
  const isSame = groups.length > 0 && (yield* hasSameVerdicts(robots, joined, crawlers));
  return isSame
    ? {
        removed: lines,
        sameGroups: groups.map((group) => group.map((each) => firstLine(robots, each))),
        text: joined,
      }
    : { removed: lines, sameGroups: [], text: textWithout(robots, removed, []) };
}

/** A rule line in each list that has it. */
type Places = { readonly list: RuleList; readonly rule: Rule }[];

function* removableLines(
  robots: RobotsTxt,
  views: readonly RuleView[],
): Generator<void, ReadonlySet<number>> {
  const places = new Map<number, Places>();
  for (const { rules } of views) {
    const list = yield* ruleListOf(rules);
    if (typeof list === 'string') return new Set();
    for (const rule of list.entriesOf.keys()) {
      const known = places.get(rule.line);
      if (known === undefined) places.set(rule.line, [{ list, rule }]);
      else known.push({ list, rule });
    }
  }
  const left = rulesLeft(robots);
  const removed = new Set<number>();
  for (const [line, all] of [...places].sort(byComplexity)) {
    const group = left.get(line);
    if (group === undefined || group.count === 1) continue;
    if (!(yield* isRemovable(all))) continue;
    for (const { list, rule } of all) list.remove(rule);
    removed.add(line);
    group.count--;
  }
  return removed;
}

function* isRemovable(places: Places): Generator<void, boolean> {
  for (const { list, rule } of places) {
    if (!isWorthMore(list)) return false;
    const { kind } = yield* ruleEffect(list, rule);
    if (kind === 'needed' || kind === 'undecided') return false;
    if (list.isDue) yield;
  }
  return true;
}

/** Patterns with more stars and characters first; of equal ones the later line. */
function byComplexity([a, [one]]: [number, Places], [b, [other]]: [number, Places]): number {
  return complexity(other?.rule) - complexity(one?.rule) || b - a;
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

/** Returns lists of at least two groups with the same rules in the same order, by index. */
function sameGroups(robots: RobotsTxt, removed: ReadonlySet<number>): readonly (readonly number[])[] {
  const byRules = new Map<string, number[]>();
  for (const [index, group] of robots.groupTable.groups.entries()) {
    if (!isPlain(robots, group)) continue;
    const rules = [...ruleLinesOf(robots.groupTable, group)]
      .map((line) => robots.ruleAt(line))
      .filter(({ line }) => !removed.has(line))
      .map(({ type, pattern }) => `${type} ${pattern}`);
    if (robots.dialect.precedence.order === 'longest') rules.sort();
    const key = rules.join('\n');
    const known = byRules.get(key);
    if (known === undefined) byRules.set(key, [index]);
    else known.push(index);
  }
  return [...byRules.values()].filter(({ length }) => length > 1);
}

/** Returns whether a group consists of user-agent lines, rules and blank lines, without comments, and has a rule. */
function isPlain({ table, groupTable }: RobotsTxt, group: GroupSpan): boolean {
  const own = new Set([...agentLinesOf(groupTable, group), ...ruleLinesOf(groupTable, group)]);
  for (let line = group.firstLine; line <= group.lastLine; line++) {
    const isExpected = own.has(line) || table.kind(line) === LineKind.empty;
    if (!isExpected || table.has(line, LineFlag.hasComment)) return false;
  }
  return group.ruleFrom < group.ruleTo;
}

/**
 * Returns the text without the removed lines. Of joined groups, the user-agent lines move below those of the first, and
 * the other lines go.
 */
function textWithout(
  { text, groupTable }: RobotsTxt,
  removed: ReadonlySet<number>,
  joined: readonly (readonly number[])[],
): string {
  const written = text.split('\n');
  const gone = new Set([...removed].map((line) => line - 1));
  const added = new Map<number, string[]>();
  for (const [first, ...others] of joined) {
    const target = groupTable.groups[first as number] as GroupSpan;
    const lines = others.flatMap((index) => {
      const group = groupTable.groups[index] as GroupSpan;
      for (let line = group.firstLine; line <= group.lastLine; line++) gone.add(line);
      return [...agentLinesOf(groupTable, group)];
    });
    const below = groupTable.agentLines[target.agentTo - 1] as number;
    added.set(
      below,
      lines.map((line) => written[line] as string),
    );
  }
  return written
    .flatMap((line, index) => [...(gone.has(index) ? [] : [line]), ...(added.get(index) ?? [])])
    .join('\n');
}

/** Returns whether every crawler has the same verdicts with another text. */
function* hasSameVerdicts(
  robots: RobotsTxt,
  text: string,
  crawlers: readonly Crawler[],
): Generator<void, boolean> {
  const other = parseRobotsTxt(text, robots.dialect, { byteLimit: robots.byteLimit });
  for (const { crawler } of [...ruleViews(robots, crawlers), ...ruleViews(other, crawlers)]) {
    const { equal } = yield* difference(robots, other, crawler);
    if (equal !== true) return false;
  }
  return true;
}

function agentLinesOf({ agentLines }: GroupTable, { agentFrom, agentTo }: GroupSpan): Int32Array {
  return agentLines.subarray(agentFrom, agentTo);
}

function ruleLinesOf({ ruleLines }: GroupTable, { ruleFrom, ruleTo }: GroupSpan): Int32Array {
  return ruleLines.subarray(ruleFrom, ruleTo);
}

function firstLine({ table, groupTable }: RobotsTxt, group: number): number {
  return table.number((groupTable.groups[group] as GroupSpan).firstLine);
}
