import type { LintRule } from '../../lint-rule';

/** A value between quotes: straight, curly, low or angular ones, or backticks. */
const QUOTED = /^["'`“”„‟«‘’‚‛](.*)["'`“”„‟»‘’‚‛]$/;

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    for (const line of file.rules) {
      const path = QUOTED.exec(line.value)?.[1];
      if (path === undefined) continue;
      const type = line.kind === 'allow' ? 'allow' : 'disallow';
      report({
        line,
        from: line.valueFrom,
        to: line.valueTo,
        params: { value: line.value, path },
        intent: { kind: 'rules', rules: [{ type, path }] },
        fix: () => [[line.valueFrom, line.valueTo, path]],
      });
    }
  },
};
