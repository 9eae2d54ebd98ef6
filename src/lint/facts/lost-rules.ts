import { crawlersMeant, dialectOfProfile } from '../../engine/crawlers';
import type { DialectId } from '../../engine/dialects';
import { compileGlob, type Glob, globMatches } from '../../engine/match';
import type { RobotsTxt } from '../../engine/parse';
import { isPolicyToken } from '../../engine/policy-token';
import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';
import type { LintLine } from '../lint-line';
import { countLeading } from './count-leading';
import { blocksSomething, matchesAll } from './matches-all';
import type { StarReading } from './star-reading';

/** Maximum number of agents examined per group. */
const MOST_AGENTS = 10;

/** Rules of the `*` group that another group lacks. */
export interface LostRules {
  /** First user-agent line of the group whose crawler lacks a rule. */
  readonly agent: LintLine;
  /** Names of the group whose crawlers lack a rule, as written. Those that little is known about are among them if others are. */
  readonly names: readonly string[];
  /** Disallow lines that apply to `*` but not to the group's crawlers, ascending. Without paths that the group allows. */
  readonly lines: readonly LintLine[];
  /** Allow lines for `*` that make exceptions to those lines, ascending. */
  readonly exceptions: readonly LintLine[];
  /** True if the group allows everything by an empty Disallow, which may not be meant. */
  readonly isOpen: boolean;
  /** True if the group blocks nothing, so that it hardly replaces the rules for `*` on purpose. */
  readonly blocksNothing: boolean;
  /** True if none of the rules that block `*` applies to some crawler of the group. */
  readonly lacksAll: boolean;
  /** Offset where further rules of the group can be inserted: the end of a line. */
  readonly insertAt: number;
}

/**
 * Returns the rules that block `*` but not the crawlers of a group, because a named crawler follows only its
 * own groups. Null if there are none.
 */
export function lostRules(file: LintFile, star: StarReading, group: LintGroup): LostRules | null {
  if (group.isGlobal || opensAll(group)) return null;
  const isOpen = group.rules.length > 0 && group.rules.every(({ value }) => value === '');
  let lacksAll = false;
  const losers = new Set<LintGroup['agents'][number]>();
  const lines: (readonly number[])[] = [];
  const exceptions: (readonly number[])[] = [];
  const last = endOfBody(file, group);
  for (const agent of group.agents.slice(0, MOST_AGENTS)) {
    const { line, value } = agent;
    for (const { id, token, category } of readingsOf(value, file)) {
      // A site's own tools and programs that show previews of links need every page.
      if (isOpen && category !== 'search') continue;
      const robots = file.readBy(id);
      if (star.blocks(id).length === 0 || !sharesGroup(robots, line, last)) continue;
      const lost = star.lostBy(robots, token);
      // Never copy rules without their exceptions.
      if (lost.exceptions === null) return null;
      if (lost.lines.length === 0) continue;
      lacksAll ||= lost.lines.length === star.blocks(id).length;
      losers.add(agent);
      lines.push(lost.lines);
      exceptions.push(lost.exceptions);
    }
  }
  const [first] = losers;
  const allowed = allowsOf(group);
  const kept = linesOf(file, lines).filter(({ value }) => !allowed.some((glob) => globMatches(glob, value)));
  if (first === undefined || kept.length === 0) return null;
  return {
    agent: file.lines[first.line - 1] as LintLine,
    names: group.agents
      .filter((agent, index) =>
        readingsOf(agent.value, file).length > 0
          ? index >= MOST_AGENTS || losers.has(agent)
          : !isPolicyToken(agent.value) &&
            crawlersMeant(agent.value, file.context).every(({ confidence }) => confidence === 'low'),
      )
      .map(({ value }) => value),
    lines: kept,
    exceptions: linesOf(file, exceptions),
    isOpen,
    lacksAll,
    blocksNothing: !blocksSomething(group),
    insertAt: file.lines[last - 1]?.to ?? 0,
  };
}

/**
 * Returns whether a group deliberately allows everything by `Allow: /`. Also true for a group without lines, which another
 * rule reports.
 */
function opensAll({ rules, agents, lastLine }: LintGroup): boolean {
  if (rules.length === 0) return lastLine === agents.at(-1)?.line;
  return (
    rules.some(({ kind, value }) => kind === 'allow' && matchesAll(value)) &&
    rules.every(({ kind, value }) => value === '' || (kind === 'allow' && matchesAll(value)))
  );
}

/** Returns the paths that a group allows. A rule for `*` inside one of them evidently isn't meant for the group's crawlers. */
function allowsOf({ rules }: LintGroup): readonly Glob[] {
  return rules
    .filter(({ kind, value }) => kind === 'allow' && value !== '' && !matchesAll(value))
    .map(({ value }) => compileGlob(value));
}

/**
 * Returns the dialects and names by which the known crawlers named in a value read the file, without crawlers that never follow `*`
 * or that only check advertisements, names that nothing crawls by, and those that little is known about, which are mostly old. What an unknown name
 * needs isn't known either.
 */
function readingsOf(
  value: string,
  file: LintFile,
): readonly { readonly id: DialectId; readonly token: string; readonly category: string }[] {
  return crawlersMeant(value, file.context)
    .filter(
      ({ ignoresGlobalGroup, category, sendsRequests, confidence }) =>
        ignoresGlobalGroup !== true && category !== 'ads' && sendsRequests !== false && confidence !== 'low',
    )
    .map((crawler) => ({
      id: dialectOfProfile(crawler),
      token: crawler.productToken,
      category: crawler.category,
    }));
}

/** Returns whether a dialect reads two lines as parts of one group. Some end groups at blank lines. */
function sharesGroup({ table, groupTable }: RobotsTxt, agentLine: number, line: number): boolean {
  const { groups } = groupTable;
  const group = groups[countLeading(groups, ({ firstLine }) => table.number(firstLine) <= agentLine) - 1];
  return group !== undefined && line <= table.number(group.lastLine);
}

/**
 * Returns the lines with the given numbers, as ascending lists. Most groups have one name and so one list.
 * Some dialects read past the limit of Google's reading; lines there are left out.
 */
function linesOf(file: LintFile, lists: readonly (readonly number[])[]): readonly LintLine[] {
  const [first = [], ...rest] = lists;
  const numbers = rest.length === 0 ? first : [...new Set(lists.flat())].sort((a, b) => a - b);
  return numbers
    .filter((number) => number <= file.lines.length)
    .map((number) => file.lines[number - 1] as LintLine);
}

/** Returns a group's last line (1-based), or the line before its first blank one, because some dialects end the group there. */
function endOfBody(file: LintFile, { agents, lastLine }: LintGroup): number {
  let number = agents.at(-1)?.line ?? lastLine;
  while (number < lastLine && file.lines[number]?.kind !== 'empty') number++;
  return number;
}
