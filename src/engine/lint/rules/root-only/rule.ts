import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex', 'google2020'],
  severity: 'note',
  check(file, report) {
    for (const line of file.rules) {
      if (line.kind !== 'disallow' || line.value !== '/$') continue;
      report({ line, from: line.valueFrom, to: line.valueTo });
    }
  },
};
