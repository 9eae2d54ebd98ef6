import type { Candidate, DialectId, Outcome, Reason, SelectionReason } from '../engine';
import type { SaidCrawler } from './crawler';
import type { Rich } from './rich';
import type { DecidedBy } from './verdict';

/** A step of the explanation: its heading and its sentences, one per paragraph. */
export interface Step {
  readonly title: Rich;
  readonly text: readonly Rich[];
}

/** What the explanation needs of an answer. */
export interface ExplainedAnswer {
  /** The dialect by which the file was read. */
  readonly dialect: DialectId;
  readonly decided: DecidedBy;
  readonly verdict: ExplainedVerdict;
  readonly crawler: SaidCrawler;
}

/** What the explanation needs of what the rules say. */
export interface ExplainedVerdict {
  readonly outcome: Outcome;
  readonly path: string;
  readonly reason: Reason;
  readonly selection: { readonly reason: SelectionReason; readonly token: string | null };
  /** The selected groups first; may be cut. */
  readonly groups: readonly {
    readonly firstLine: number;
    readonly lastLine: number;
    /** Values of its user-agent lines; may be cut. */
    readonly agents: readonly string[];
    readonly agentCount: number;
    readonly selected: boolean;
  }[];
  readonly selectedGroupCount: number;
  /** Whether a blank line can end a group to whoever reads the file. */
  readonly blankLineEndsGroup: boolean;
  /** The winner first; may be cut. */
  readonly candidates: readonly Candidate[];
  readonly candidateCount: number;
  readonly unmatchedCount: number;
}
