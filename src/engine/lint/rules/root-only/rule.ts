import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule({
  dialects: { not: ['standard1994', 'python'] },
  kind: 'advice',
  check(file, report) {
    for (const line of file.rules) {
      if (line.kind !== 'disallow' || line.value !== '/$') continue;
      report({ ...atValue(line), params: {} });
    }
  },
});
