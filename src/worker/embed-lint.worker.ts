import { linesWithoutEffect, matchesNoUrl, overview, ruleEffectInLine } from '../engine/proof';
import { changedVerdicts, placeGroups, simplify, verdictEdits, versionChanges } from '../engine/versions';
import { lintRules, lintSteps, NO_CONTEXT, severityByFix } from '../lint';
import { LintSession } from './lint/lint-session';
import { serveSession } from './lint/serve-session';

/** Entry point of the embed page's worker that looks for problems, and makes the overview. */
serveSession(
  self,
  new LintSession({
    ...{ lintRules, lintSteps, NO_CONTEXT, severityByFix },
    ...{ linesWithoutEffect, matchesNoUrl, overview, ruleEffectInLine },
    ...{ changedVerdicts, placeGroups, simplify, verdictEdits, versionChanges },
  }),
);
