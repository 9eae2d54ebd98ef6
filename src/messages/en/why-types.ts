import type { DecidedBy, GroupReport, UnreadGroup, VerdictReport } from '../../answer';
import type { DialectId } from '../../engine';
import type { DescribedCrawler } from './crawler';

/** The parts of an answer that the explanation needs. */
export interface ExplainedAnswer {
  /** The dialect by which the file was read. */
  readonly dialect: DialectId;
  readonly decided: DecidedBy;
  readonly verdict: ExplainedVerdict;
  readonly crawler: DescribedCrawler;
  readonly unreadGroup: UnreadGroup | null;
}

/** The parts of a verdict that the explanation needs. Groups and candidates may be truncated. */
export interface ExplainedVerdict
  extends Pick<
    VerdictReport,
    | 'outcome'
    | 'path'
    | 'reason'
    | 'line'
    | 'selection'
    | 'groupCount'
    | 'selectedGroupCount'
    | 'blankLineEndsGroup'
    | 'candidates'
    | 'candidateCount'
    | 'unmatchedCount'
  > {
  readonly groups: readonly Omit<GroupReport, 'ruleCount'>[];
}
