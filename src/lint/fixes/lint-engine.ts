import type * as proof from '../../engine/proof';
import type * as versions from '../../engine/versions';
import type * as lint from '..';

/**
 * The parts of the engine with the lint rules and the proofs. They are passed in because they are large and load
 * as separate files. The other modules here import only their types.
 */
export type LintEngine = Pick<typeof lint, 'lintSteps' | 'lintRules' | 'severityByFix' | 'NO_CONTEXT'> &
  Pick<typeof proof, 'linesWithoutEffect' | 'matchesNoUrl' | 'overview' | 'ruleEffectInLine'> &
  Pick<typeof versions, 'changedVerdicts' | 'placeGroups' | 'simplify' | 'verdictEdits' | 'versionChanges'>;
