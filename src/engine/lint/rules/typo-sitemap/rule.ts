import { foundOf } from '../../facts/field-mistake';
import { fieldMistakes } from '../../facts/field-mistakes';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: 'all',
  severity: 'warning',
  fix: 'evident',
  check(file, report) {
    for (const mistake of fieldMistakes(file).values()) {
      if (mistake.kind === 'spelling' && mistake.meant === 'Sitemap') report(foundOf(file, mistake));
    }
  },
};
