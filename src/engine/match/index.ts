export { type Contest, holdContest, type Overruled, pathOf, winnerOf } from './contest';
export { CompactOutcome, type CompactVerdicts, decideMany } from './decide-many';
export { type DialectPart, dialectParts, differenceBetween } from './difference';
export { GROUP_MARK_STRIDE, type LineMarks, markLines, RULE_MARK_STRIDE, RuleMark } from './line-marks';
export { PathBatch } from './path-batch';
export type { Question } from './question';
export { type RankedPattern, rankRules } from './ranked-rules';
export { LEFT_OPEN, NO_RULE, RuleDecider } from './rule-decider';
export { type Selection, type SelectionReason, selectGroups } from './select-groups';
export {
  type Candidate,
  type Decision,
  decide,
  decisionOf,
  describeCandidate,
  fixedDecision,
  type LostBecause,
  type Outcome,
  type Reason,
  type Verdict,
} from './verdict';
export { witness } from './witness';
