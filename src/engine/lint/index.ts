/** What is wrong with a robots.txt: rules, one per folder, and what they find. Their words are behind the door `engine/lint-texts`. */

export { applyEdits } from './apply-edits';
export type { Edit, Finding, Param, Params, Severity } from './finding';
export { ignoreEdits } from './ignore-edits';
export { lint, lintSteps } from './lint';
export { type LintContext, type LintCrawler, NO_CONTEXT } from './lint-context';
export type { LintRule } from './lint-rule';
export { lintRules } from './rules';
