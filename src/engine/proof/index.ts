/** Statements about a file that are true for every URL. Loaded apart from the rest of the engine. */
export type { ChangedPlace, PathPlace } from './changed-place';
export {
  type Difference,
  Differences,
  type DifferentPart,
  difference,
  type PartDecision,
} from './difference';
export type { NoProof } from './examined-rules';
export { gapWordsOf } from './gap-word';
export { overlapOf } from './overlap';
export {
  type NoOverview,
  type Overview,
  overview,
  type ProvenCell,
  type ProvenColumn,
  type ProvenRow,
} from './overview';
export { matchesNoUrl, type NeverMatches } from './path-forms';
export { type NoEffect, noEffectOf, type PathProperty, type RuleEffect, type Undecided } from './rule-effect';
export {
  effectInFile,
  linesWithoutEffect,
  ruleEffectInLine,
  ruleEffects,
  shortestPath,
} from './rule-effects';
export { type Entry, mayOverlap, RuleList } from './rule-list';
export { ruleViews } from './rule-views';
export type { Shortest } from './shortest';
