import type * as lint from '../../engine/lint';
import type * as proof from '../../engine/proof';

/**
 * The parts of the engine with the lint rules and the proofs. They are passed in because they are large and load
 * as separate files. The other modules here import only their types.
 */
export type LintEngine = Pick<typeof lint, 'lintSteps' | 'lintRules' | 'ignoreEdits' | 'NO_CONTEXT'> &
  Pick<typeof proof, 'difference' | 'linesWithoutEffect' | 'overview' | 'ruleEffectInLine'>;
