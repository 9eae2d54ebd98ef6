import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ isAllow: boolean }>({
  dialects: { not: ['google2020'] },
  kind: 'cosmetic',
  fix: 'neutral',
  check(file, report) {
    for (const line of file.rules) {
      if (line.value !== '*') continue;
      report({
        ...atValue(line),
        params: { isAllow: line.kind === 'allow' },
        fix: () => [[line.valueFrom, line.valueTo, '/']],
      });
    }
  },
});
