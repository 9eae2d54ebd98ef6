import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex', 'google2020', 'standard1994', 'python'],
  severity: 'note',
  check(file, report) {
    if (file.google.lineEnd === 'cr') report({ line: null });
  },
};
