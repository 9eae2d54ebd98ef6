import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: 'all',
  severity: 'note',
  check(file, report) {
    if (file.google.lineEnd === 'cr') report({ line: null });
  },
};
