export { pathOf } from './contest';
export { CrawlerRules } from './crawler-rules';
export { CompactOutcome, decideMany, decideUrls } from './decide-many';
export { type DialectPartName, dialectParts, differenceBetween } from './difference';
export { compileGlob, type Glob, globMatches } from './glob';
export { GROUP_MARK_STRIDE, type LineMarks, markLines, RULE_MARK_STRIDE, RuleMark } from './line-marks';
export type { PathBatch } from './path-batch';
export type { Condition, Question } from './question';
export { type RankedPattern, rankRules } from './ranked-rules';
export { OUT_OF_SCOPE } from './rule-decider';
export {
  type Candidate,
  type Decision,
  decideByRules,
  type LostBecause,
  type Outcome,
  type Reason,
  type RulesVerdict,
} from './rules-verdict';
export { type Selection, type SelectionReason, selectGroups } from './select-groups';
export { UrlBatch } from './url-batch';
export { UrlDecider } from './url-decider';
export { decide, type FetchedVerdict } from './verdict';
export { witness, witnessUrl } from './witness';
