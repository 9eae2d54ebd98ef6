/** Fixes of findings, and how safe they are. */
export { type FixChoice, type FixedFile, fixAll, fixOne } from './apply-fixes';
export { hasSeverity, type SeverityFilter } from './has-severity';
export { isSafelyFixable } from './is-safely-fixable';
export { keepsVerdicts } from './keeps-verdicts';
export type { LintEngine } from './lint-engine';
export { type FixKind, LintedFile, type LintedFinding, type LintedText } from './linted-file';
