import {
  applies,
  type Contest,
  type Decision,
  decisionOf,
  describeCandidate,
  type Effect,
  type FieldFacts,
  fieldFacts,
  type GroupSpan,
  holdContest,
  type Judgement,
  judge,
  pathOf,
  type RobotsTxt,
  rankRules,
  type Scope,
  type Selection,
  selectGroups,
} from '../engine';
import type { AskedQuestion, Condition } from './protocol';
import { type GroupReport, ROWS_PER_LIST, type VerdictReport } from './report';

/** UTF-16 units of a path that travel to the page; nobody reads on. */
const LONGEST_PATH = 2000;

/** A question answered in full, kept in the worker so that further rows can be asked for. */
export interface Answer {
  readonly robots: RobotsTxt;
  readonly selection: Selection;
  readonly contest: Contest;
  readonly decision: Decision;
  readonly scope: Scope | null;
  readonly judgement: Judgement;
  readonly fields: FieldFacts;
}

/** Selects the groups, compares their rules, and takes the file's place and the server's answer into account. */
export function answerQuestion(
  robots: RobotsTxt,
  question: AskedQuestion,
  condition: Condition,
  effect: Effect,
): Answer {
  const { fetch, otherFields } = robots.dialect;
  const selection = selectGroups(robots, question);
  const contest = holdContest(robots, rankRules(robots, selection), pathOf(question.url, robots));
  const decision = decisionOf(robots, selection, contest);
  const scope =
    condition.robotsUrl === null ? null : applies(condition.robotsUrl, question.url, fetch.schemes);
  const judgement = judge(scope, effect, decision);
  const fields = fieldFacts(robots, selection, otherFields, {
    crawlDelay: question.crawlDelay,
    ...(question.crawlDelayRange !== null && { crawlDelayRange: question.crawlDelayRange }),
  });
  return { robots, selection, contest, decision, scope, judgement, fields };
}

/** The part of an answer that travels with a report. */
export function verdictReport(answer: Answer): VerdictReport {
  const { robots, selection, contest } = answer;
  return {
    ...answer.decision,
    judgement: answer.judgement,
    scope: answer.scope,
    fields: answer.fields,
    path: contest.path.slice(0, LONGEST_PATH),
    pathLength: contest.path.length,
    selection: { reason: selection.reason, token: selection.token },
    groups: groupReports(robots, selection),
    groupCount: robots.groupTable.groups.length,
    selectedGroupCount: selection.groups.length,
    blankLineEndsGroup: robots.dialect.grouping.blankLineEnds !== 'never',
    candidates: candidateRows(answer, 0, ROWS_PER_LIST),
    candidateCount: contest.matching.length,
    unmatched: contest.unmatched.slice(0, ROWS_PER_LIST),
    unmatchedCount: contest.unmatched.length,
  };
}

/** Rows [from..to) of the matching rules, winner first. */
export function candidateRows(
  { robots, contest }: Answer,
  from: number,
  to: number,
): VerdictReport['candidates'] {
  return contest.matching.slice(from, to).map((entry) => describeCandidate(robots, entry, contest));
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
  const span = robots.groupTable.groups[index] as GroupSpan;
  const lines = robots.groupTable.agentLines.subarray(
    span.agentFrom,
    Math.min(span.agentTo, span.agentFrom + AGENTS_SHOWN),
  );
  return {
    agents: Array.from(lines, (line) => robots.table.writtenValue(line)),
    agentCount: span.agentTo - span.agentFrom,
    firstLine: robots.table.number(span.firstLine),
    lastLine: robots.table.number(span.lastLine),
    ruleCount: span.ruleTo - span.ruleFrom,
    selected,
  };
}

/** User-agent values of a group that travel to the page. */
const AGENTS_SHOWN = 10;
