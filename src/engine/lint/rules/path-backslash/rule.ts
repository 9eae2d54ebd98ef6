import { pathShape } from '../../facts/path-shape';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; path: string }>({
  dialects: 'crawlers',
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    for (const line of file.rules) {
      if (pathShape(line.value) !== 'backslash') continue;
      const slashed = line.value.replaceAll('\\', '/');
      const path = slashed.startsWith('/') || slashed.startsWith('*') ? slashed : `/${slashed}`;
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
});
