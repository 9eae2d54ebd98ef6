/** Statements about a file that are true for every URL. Loaded apart from the rest of the engine. */
export type { ChangedPlace, Place } from './changed-place';
export {
  type Difference,
  Differences,
  type DifferentPart,
  difference,
  type PartDecision,
} from './difference';
export {
  type Overview,
  type OverviewCell,
  type OverviewColumn,
  type OverviewRow,
  overview,
} from './overview';
export type { NeverMatches } from './path-forms';
export type { PathProperty, RuleEffect, Undecided } from './rule-effect';
export {
  effectInFile,
  linesWithoutEffect,
  ruleEffectInLine,
  ruleEffects,
  shortestPath,
} from './rule-effects';
export type { Shortest } from './shortest';
