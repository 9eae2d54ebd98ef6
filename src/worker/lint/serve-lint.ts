import type { LintEngine } from '../../lint/fixes';
import type { WorkerPort } from '../connection/port';
import { LintSession } from './lint-session';
import { serveSession } from './serve-session';

/**
 * Looks for problems in the text received through a port. Loads rules and proofs before it posts `ready`; the page
 * sends nothing earlier.
 */
export async function serveLint(port: WorkerPort): Promise<void> {
  serveSession(port, new LintSession(await loadEngine()));
}

/** Loads the rules and the proofs. The build leaves out what isn't named here. */
async function loadEngine(): Promise<LintEngine> {
  const [lint, proof, versions] = await Promise.all([
    import('../../lint').then(({ lintRules, lintSteps, NO_CONTEXT, severityByFix }) => ({
      ...{ lintRules, lintSteps, NO_CONTEXT, severityByFix },
    })),
    import('../../engine/proof').then(({ linesWithoutEffect, matchesNoUrl, overview, ruleEffectInLine }) => ({
      ...{ linesWithoutEffect, matchesNoUrl, overview, ruleEffectInLine },
    })),
    import('../../engine/versions').then(
      ({ changedVerdicts, placeGroups, simplify, verdictEdits, versionChanges }) => ({
        ...{ changedVerdicts, placeGroups, simplify, verdictEdits, versionChanges },
      }),
    ),
  ]);
  return { ...lint, ...proof, ...versions };
}
