import { reportUnusedDelays } from '../../facts/unused-delay';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: { only: ['google'] },
  severity: 'note',
  fix: 'neutral',
  check(file, report) {
    reportUnusedDelays(file, (uses) => uses.has('ignored'), report);
  },
};
