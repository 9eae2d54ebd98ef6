import {
  type Candidate,
  type Condition,
  type FieldFacts,
  fieldFacts,
  type GroupSpan,
  type Judgement,
  type Outcome,
  type Reason,
  type RobotsTxt,
  type Rule,
  type Scope,
  type Selection,
  type SelectionReason,
} from '../engine';
import type { DelayOfCrawler } from '../engine/fields';
import { answerTo, type UrlAnswer, type UrlQuestion } from './url-answer';

/** Rows of a list in a report. */
export const ROWS_PER_LIST = 200;
/** Maximum UTF-16 units of a path in a report. Longer ones aren't readable anyway. */
const LONGEST_PATH = 2000;

/** A group in the list of groups. */
export interface GroupReport {
  /** Values of its user-agent lines as written; the first ten. */
  readonly agents: readonly string[];
  readonly agentCount: number;
  readonly firstLine: number;
  readonly lastLine: number;
  readonly ruleCount: number;
  readonly selected: boolean;
}

/**
 * The answer with the evidence that a page shows. `outcome`, `reason` and `line` are what the rules of the
 * text say.
 */
export interface VerdictReport {
  readonly answer: Pick<UrlAnswer, 'outcome' | 'by' | 'line' | 'decided'>;
  /** The verdict on a crawler that follows the file; takes the file's address and the server's answer into account. */
  readonly judgement: Judgement;
  /** Tells whether the file applies to the URL; null if its address is unknown. */
  readonly scope: Scope | null;
  readonly outcome: Outcome;
  readonly reason: Reason;
  /** 1-based line of the deciding rule; 0 for none. */
  readonly line: number;
  /** The path that patterns were compared with, cut after 2,000 UTF-16 units. */
  readonly path: string;
  /** Length of the whole path in UTF-16 units. */
  readonly pathLength: number;
  readonly selection: {
    readonly reason: SelectionReason;
    /** The product token that selected the groups; null for `*` and for none. */
    readonly token: string | null;
  };
  /** Selected groups first, then the others, in file order; at most `ROWS_PER_LIST`. */
  readonly groups: readonly GroupReport[];
  readonly groupCount: number;
  readonly selectedGroupCount: number;
  /** True if a blank line can end a group in the dialect that the file was read by. */
  readonly blankLineEndsGroup: boolean;
  /** The matching rules, winner first, at most `ROWS_PER_LIST`. */
  readonly candidates: readonly Candidate[];
  readonly candidateCount: number;
  /** The rules of the selected groups that don't match, at most `ROWS_PER_LIST`. */
  readonly unmatched: readonly Rule[];
  readonly unmatchedCount: number;
  /** Lines that decide no verdict but may concern the crawler; see engine/fields. */
  readonly fields: FieldFacts;
}

/** A complete answer, from which further rows can be taken. */
export interface WholeAnswer extends UrlAnswer {
  readonly fields: FieldFacts;
}

/** A question about one URL, with the crawler's use of Crawl-delay. */
export interface ReportedQuestion extends UrlQuestion {
  /** True if the crawler is known to use Crawl-delay, false if it is known to ignore it; null if unknown. */
  readonly crawlDelay: boolean | null;
  readonly crawlDelayRange: NonNullable<DelayOfCrawler['crawlDelayRange']> | null;
}

/** Answers the question and collects other lines that may concern the crawler. */
export function answerQuestion(
  robots: RobotsTxt,
  question: ReportedQuestion,
  condition: Condition,
): WholeAnswer {
  const answer = answerTo(robots, question, condition);
  const { verdict } = answer;
  const fields = fieldFacts(robots, verdict.groups, robots.dialect.otherFields, {
    crawlDelay: question.crawlDelay,
    ...(question.crawlDelayRange !== null && { crawlDelayRange: question.crawlDelayRange }),
  });
  return { ...answer, fields };
}

/** Returns the part of an answer that a report shows. */
export function verdictReport(robots: RobotsTxt, answer: WholeAnswer): VerdictReport {
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

/** Maximum number of user-agent values of a group in a report. */
const AGENTS_SHOWN = 10;
