import { intentOfRule } from '../../facts/intent-of-line';
import { pathShape } from '../../facts/path-shape';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; path: string }>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'evident',
  check(file, report) {
    for (const line of file.rules) {
      if (pathShape(line.value) !== 'backslash') continue;
      const slashed = line.value.replaceAll('\\', '/');
      const path = slashed.startsWith('/') || slashed.startsWith('*') ? slashed : `/${slashed}`;
      report({
        ...atValue(line),
        params: { value: line.value, path },
        intent: intentOfRule(line, path),
        fix: () => [[line.valueFrom, line.valueTo, path]],
      });
    }
  },
});
