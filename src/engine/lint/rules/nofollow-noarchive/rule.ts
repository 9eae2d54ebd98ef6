import { reportPerGroup } from '../../facts/report-per-group';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  severity: 'note',
  fix: 'choice',
  check(file, report) {
    for (const field of ['nofollow', 'noarchive']) reportPerGroup(file, field, report);
  },
};
