import type * as lint from '../../engine/lint';

/**
 * The part of the engine with the lint rules. It is passed in because it is large and loads as a separate
 * file. The other modules here import only its types.
 */
export type LintEngine = Pick<typeof lint, 'lintSteps' | 'lintRules' | 'ignoreEdits' | 'NO_CONTEXT'>;
