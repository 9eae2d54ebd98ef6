import { atValue, defineRule } from '../../lint-rule';

/** Patterns for any URL with a question mark. */
const ALL_QUERIES = new Set(['/*?', '/*?*', '*?', '*?*', '/*?*=', '/*?*=*']);

export const rule = defineRule<{ value: string }>({
  dialects: { not: ['standard1994', 'python'] },
  kind: 'advice',
  isHeuristic: true,
  check(file, report) {
    for (const line of file.rules) {
      if (line.kind !== 'disallow' || !ALL_QUERIES.has(line.value) || file.groupAt(line.number) < 0) continue;
      report({ ...atValue(line), params: { value: line.value } });
    }
  },
});
