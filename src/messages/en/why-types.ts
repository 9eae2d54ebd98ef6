import type { DialectId } from '../../engine';
import type { GroupReport, VerdictReport } from '../../worker/report';
import type { RichWithTerms } from '../rich';
import type { DescribedCrawler } from './crawler';
import type { DecidedBy } from './verdict';

/** A step of the explanation: its heading and its sentences, one per paragraph. */
export interface Step {
  readonly title: RichWithTerms;
  readonly text: readonly RichWithTerms[];
}

/** The parts of an answer that the explanation needs. */
export interface ExplainedAnswer {
  /** The dialect by which the file was read. */
  readonly dialect: DialectId;
  readonly decided: DecidedBy;
  readonly verdict: ExplainedVerdict;
  readonly crawler: DescribedCrawler;
}

/** The parts of a verdict that the explanation needs. Groups and candidates may be truncated. */
export interface ExplainedVerdict
  extends Pick<
    VerdictReport,
    | 'outcome'
    | 'path'
    | 'reason'
    | 'selection'
    | 'selectedGroupCount'
    | 'blankLineEndsGroup'
    | 'candidates'
    | 'candidateCount'
    | 'unmatchedCount'
  > {
  readonly groups: readonly Omit<GroupReport, 'ruleCount'>[];
}
