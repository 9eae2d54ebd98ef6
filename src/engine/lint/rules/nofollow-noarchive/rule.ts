import { reportPerGroup } from '../../facts/report-per-group';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: 'crawlers',
  severity: 'note',
  fix: 'choice',
  check(file, report) {
    for (const field of ['nofollow', 'noarchive'] as const) reportPerGroup(file, field, report);
  },
};
