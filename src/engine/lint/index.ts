/** Lint rules, one per folder, and their findings. Their texts are in the entry point `engine/lint-texts`. */

export { applyEdits } from './apply-edits';
export type { Edit, Finding, Param, Params, Severity } from './finding';
export { lint, lintSteps } from './lint';
export { type LintContext, type LintCrawler, NO_CONTEXT } from './lint-context';
export type { LintRule } from './lint-rule';
export { lintRules } from './rules';
export { severityByFix } from './severity';
