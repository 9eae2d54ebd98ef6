import type * as lint from '../../engine/lint';

/**
 * The part of the engine that knows the rules, as it is handed in: it is large, and therefore loaded as a file of its own. Whatever else is here
 * knows its types only.
 */
export type LintEngine = Pick<typeof lint, 'lintSteps' | 'lintRules' | 'ignoreEdits' | 'NO_CONTEXT'>;
