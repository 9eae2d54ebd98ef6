import { intentOfRule } from '../../facts/intent-of-line';
import { isPlainPath } from '../../facts/plain-path';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ stars: string; value: string; path: string }>({
  dialects: { not: ['standard1994', 'python'] },
  kind: 'cosmetic',
  fix: 'evident',
  check(file, report) {
    for (const line of file.rules) {
      const { value } = line;
      const at = value.indexOf('**');
      if (at < 0 || !isPlainPath(value)) continue;
      const run = /^\*+/.exec(value.slice(at))?.[0] ?? '';
      const path = withSingleStars(value);
      report({
        line,
        from: line.valueFrom + at,
        to: line.valueFrom + at + run.length,
        params: { stars: run, value, path },
        intent: intentOfRule(line, path),
        fix: () => [[line.valueFrom, line.valueTo, path]],
      });
    }
  },
});

/** Collapses runs of stars into one, and removes them at the end, where they have no effect. */
function withSingleStars(value: string): string {
  const single = value.replace(/\*{2,}/g, '*');
  return single.length > 1 && single.endsWith('*') ? single.slice(0, -1) : single;
}
