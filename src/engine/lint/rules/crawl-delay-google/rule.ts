import type { LintRule } from '../../lint-rule';
import { reportUnusedDelays } from '../../unused-delay';

export const rule: LintRule = {
  dialects: ['google'],
  severity: 'note',
  fix: 'neutral',
  check(file, report) {
    reportUnusedDelays(file, (uses) => uses.has('ignored'), report);
  },
};
