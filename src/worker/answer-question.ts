import {
  type Contest,
  decisionOf,
  describeCandidate,
  holdContest,
  pathOf,
  type Question,
  type RobotsTxt,
  rankRules,
  type Selection,
  selectGroups,
} from '../engine';
import { type GroupReport, ROWS_PER_LIST, type VerdictReport } from './report';

/** UTF-16 units of a path that travel to the page; nobody reads on. */
const LONGEST_PATH = 2000;

/** A question answered in full, kept in the worker so that further rows can be asked for. */
export interface Answer {
  readonly selection: Selection;
  readonly contest: Contest;
}

/** Selects the groups and compares their rules. */
export function answerQuestion(robots: RobotsTxt, question: Question): Answer {
  const selection = selectGroups(robots, question);
  return { selection, contest: holdContest(rankRules(robots, selection), pathOf(question.url, robots)) };
}

/** The part of an answer that travels with a report. */
export function verdictReport(robots: RobotsTxt, { selection, contest }: Answer): VerdictReport {
  return {
    ...decisionOf(robots, selection, contest),
    path: contest.path.slice(0, LONGEST_PATH),
    pathLength: contest.path.length,
    selection: { reason: selection.reason, token: selection.token },
    groups: groupReports(robots, selection),
    groupCount: robots.groupTable.groups.length,
    selectedGroupCount: selection.groups.length,
    candidates: candidateRows({ selection, contest }, 0, ROWS_PER_LIST),
    candidateCount: contest.matching.length,
    unmatched: contest.unmatched.slice(0, ROWS_PER_LIST),
    unmatchedCount: contest.unmatched.length,
  };
}

/** Rows [from..to) of the matching rules, winner first. */
export function candidateRows({ contest }: Answer, from: number, to: number): VerdictReport['candidates'] {
  const [winner] = contest.matching;
  if (winner === undefined) return [];
  return contest.matching.slice(from, to).map((entry) => describeCandidate(entry, winner, contest.path));
}

function groupReports(robots: RobotsTxt, selection: Selection): GroupReport[] {
  const selected = new Set(selection.groups);
  const rows = [...selection.groups.slice(0, ROWS_PER_LIST)];
  for (let index = 0; index < robots.groupTable.groups.length && rows.length < ROWS_PER_LIST; index++) {
    if (!selected.has(index)) rows.push(index);
  }
  return rows.map((index) => groupReport(robots, index, selected.has(index)));
}

function groupReport(robots: RobotsTxt, index: number, selected: boolean): GroupReport {
  const span = robots.groupTable.groups[index];
  if (span === undefined) throw new RangeError(`No group ${index}`);
  const lines = robots.groupTable.agentLines.subarray(
    span.agentFrom,
    Math.min(span.agentTo, span.agentFrom + AGENTS_SHOWN),
  );
  return {
    agents: Array.from(lines, (line) => robots.table.writtenValue(line)),
    agentCount: span.agentTo - span.agentFrom,
    firstLine: span.firstLine + 1,
    lastLine: span.lastLine + 1,
    ruleCount: span.ruleTo - span.ruleFrom,
    selected,
  };
}

/** User-agent values of a group that travel to the page. */
const AGENTS_SHOWN = 10;
