import { type DialectId, rfc9309 } from '../../dialects';
import type { RobotsTxt } from '../../parse';
import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';
import type { LintLine } from '../lint-line';
import { crawlersMeant, dialectOf } from './crawlers-meant';
import { matchesAll } from './matches-all';
import type { StarReading } from './star-reading';

/** Agents of a group that are asked. */
const MOST_AGENTS = 10;

/** Rules for `*` that a group does not have. */
export interface LostRules {
  /** The first user-agent line of the group whose crawler loses something. */
  readonly agent: LintLine;
  /** All names of the group that lose something, as written. */
  readonly names: readonly string[];
  /** The Disallow lines that `*` obeys and the group's crawlers do not, ascending. */
  readonly lines: readonly LintLine[];
  /** Allow lines for `*` that open something within them, ascending. */
  readonly exceptions: readonly LintLine[];
  /** Where further rules of the group can stand: the end of a line. */
  readonly insertAt: number;
}

/** What the crawlers of a group may do although `*` may not, because a crawler that is named follows its own groups only. Null where that is nothing. */
export function lostRules(file: LintFile, star: StarReading, group: LintGroup): LostRules | null {
  if (group.agents.some(({ isGlobal }) => isGlobal) || opensAll(group)) return null;
  const losers = new Set<LintLine>();
  const lines: (readonly number[])[] = [];
  const exceptions: (readonly number[])[] = [];
  const last = endOfBody(file, group);
  for (const { line, value } of group.agents.slice(0, MOST_AGENTS)) {
    for (const { id, token } of readingsOf(value, file)) {
      const robots = file.readBy(id);
      if (star.blocks(id).length === 0 || !sharesGroup(robots, line, last)) continue;
      const lost = star.lostBy(robots, token);
      // Rules are not copied without what is excepted from them.
      if (lost.exceptions === null) return null;
      if (lost.lines.length === 0) continue;
      losers.add(file.lines[line - 1] as LintLine);
      lines.push(lost.lines);
      exceptions.push(lost.exceptions);
    }
  }
  const [agent] = losers;
  if (agent === undefined) return null;
  return {
    agent,
    names: [...losers].map(({ value }) => value),
    lines: linesOf(file, lines),
    exceptions: linesOf(file, exceptions),
    insertAt: file.lines[last - 1]?.to ?? 0,
  };
}

/** Whether a group says nothing but that its crawlers may crawl everything, which is meant; or nothing at all, which is spoken of elsewhere. */
function opensAll({ rules, agents, lastLine }: LintGroup): boolean {
  if (rules.length === 0) return lastLine === agents.at(-1)?.line;
  return rules.every(({ kind, value }) => value === '' || (kind === 'allow' && matchesAll(value)));
}

/** By which dialects, and under which name, the crawlers read that an agent's value means. None of those that never follow `*`. */
function readingsOf(
  value: string,
  file: LintFile,
): readonly { readonly id: DialectId; readonly token: string }[] {
  const crawlers = crawlersMeant(value, file.context);
  if (crawlers.length === 0) {
    const name = rfc9309.agents.read(value);
    const token = name.shortToken ?? name.token;
    return token === '' ? [] : [{ id: 'rfc9309', token }];
  }
  return crawlers
    .filter(({ ignoresGlobalGroup }) => ignoresGlobalGroup !== true)
    .map((crawler) => ({ id: dialectOf(crawler), token: crawler.productToken }));
}

/** Whether a dialect sees two lines in one group; some end groups at blank lines. */
function sharesGroup({ table, groupTable }: RobotsTxt, agentLine: number, line: number): boolean {
  const { groups } = groupTable;
  let low = 0;
  let high = groups.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (table.number(groups[middle]?.firstLine ?? 0) <= agentLine) low = middle + 1;
    else high = middle;
  }
  const group = groups[low - 1];
  return group !== undefined && line <= table.number(group.lastLine);
}

/**
 * The lines with the numbers of some lists, each of which ascends; most groups have one name and so one list. Some readers read behind the end of
 * what Google reads: lines there are none.
 */
function linesOf(file: LintFile, lists: readonly (readonly number[])[]): readonly LintLine[] {
  const [first = [], ...rest] = lists;
  const numbers = rest.length === 0 ? first : [...new Set(lists.flat())].sort((a, b) => a - b);
  const lines: LintLine[] = [];
  for (const number of numbers) {
    const line = file.lines[number - 1];
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

/** A group's last line (1-based), or the one before its first blank one, behind which not everybody reads on. */
function endOfBody(file: LintFile, { agents, lastLine }: LintGroup): number {
  let number = agents.at(-1)?.line ?? lastLine;
  while (number < lastLine && file.lines[number]?.kind !== 'empty') number++;
  return number;
}
