/** The only door to the engine: robots.txt in, verdicts out. Pure TypeScript, no I/O. */
export { type Dialect, dialects, google } from './dialects';
export {
  type Candidate,
  CompactOutcome,
  type CompactVerdicts,
  type Contest,
  decide,
  decideMany,
  decisionOf,
  describeCandidate,
  GROUP_MARK_STRIDE,
  holdContest,
  type LineMarks,
  type LostBecause,
  markLines,
  type Outcome,
  pathOf,
  type Question,
  type Reason,
  RULE_MARK_STRIDE,
  RuleMark,
  rankRules,
  type Selection,
  type SelectionReason,
  selectGroups,
  type Verdict,
} from './match';
export {
  type Directive,
  type Group,
  type GroupAgent,
  type Line,
  type LineContent,
  type ParseOptions,
  parseRobotsTxt,
  type RobotsTxt,
  type Rule,
  type Sitemap,
} from './parse';
export { isWhiteSpace, LineScanner, LineShape } from './scan';
export {
  decodeSource,
  encodeSource,
  encodeText,
  type LineEnd,
  rawByteCount,
  type SourceText,
} from './source';
