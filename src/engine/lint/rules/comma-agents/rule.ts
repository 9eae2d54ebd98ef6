import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    for (const line of file.agents) {
      if (!line.value.includes(',')) continue;
      const names = line.value
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
      if (names.length < 2) continue;
      report({
        line,
        from: line.valueFrom,
        to: line.valueTo,
        params: { value: line.value, names, first: names[0] as string },
        intent: { kind: 'agents', names },
        fix: () => [[line.valueFrom, line.valueTo, names.join('\nUser-agent: ')]],
      });
    }
  },
};
