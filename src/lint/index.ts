/** Lint rules, one per folder, and their findings. Their texts are in the entry point `lint/texts`. */

export type { FileFindings, Finding, Param, Params, Severity } from './finding';
export { lint, lintSteps } from './lint';
export { type LintContext, NO_CONTEXT } from './lint-context';
export type { LintRule } from './lint-rule';
export { lintRules } from './rules';
export { severityByFix } from './severity';
