import { answerTo, type UrlAnswer } from '../../answer';
import type { Condition } from '../../engine';
import { type FieldFacts, fieldFacts, type GroupSpan, type RobotsTxt, type Selection } from '../../engine';
import { type GroupReport, ROWS_PER_LIST, type VerdictReport } from './report';
import type { TestQuestion } from './tester-protocol';

/** Maximum UTF-16 units of a path sent to the page. Longer ones aren't readable anyway. */
const LONGEST_PATH = 2000;

/** A complete answer, kept in the worker so that more rows can be requested. */
export interface WorkerAnswer extends UrlAnswer {
  readonly fields: FieldFacts;
}

/** Answers the question and collects other lines that may concern the crawler. */
export function answerQuestion(
  robots: RobotsTxt,
  question: TestQuestion,
  condition: Condition,
): WorkerAnswer {
  const answer = answerTo(robots, question, condition);
  const { verdict } = answer;
  const fields = fieldFacts(robots, verdict.groups, robots.dialect.otherFields, {
    crawlDelay: question.crawlDelay,
    ...(question.crawlDelayRange !== null && { crawlDelayRange: question.crawlDelayRange }),
  });
  return { ...answer, fields };
}

/** Returns the part of an answer that is sent with a report. */
export function verdictReport(robots: RobotsTxt, answer: WorkerAnswer): VerdictReport {
  const { verdict, fields, decided, by } = answer;
  const { outcome, reason, line, judgement, scope, groups, path, matching, unmatched } = verdict;
  return {
    answer: { outcome: answer.outcome, by, line: answer.line, decided },
    outcome,
    reason,
    line,
    judgement,
    scope,
    fields,
    path: path.slice(0, LONGEST_PATH),
    pathLength: path.length,
    selection: { reason: groups.reason, token: groups.token },
    groups: groupReports(robots, groups),
    groupCount: robots.groupTable.groups.length,
    selectedGroupCount: groups.groups.length,
    blankLineEndsGroup: robots.dialect.grouping.blankLineEnds !== 'never',
    candidates: verdict.candidates(0, ROWS_PER_LIST),
    candidateCount: matching.length,
    unmatched: unmatched.slice(0, ROWS_PER_LIST),
    unmatchedCount: unmatched.length,
  };
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

/** Maximum number of user-agent values of a group sent to the page. */
const AGENTS_SHOWN = 10;
