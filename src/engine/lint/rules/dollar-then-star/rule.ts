import { intentOfRule } from '../../facts/intent-of-line';
import { isPlainPath } from '../../facts/plain-path';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; path: string; ended: string }>({
  dialects: { not: ['standard1994', 'python'] },
  kind: 'mistake',
  fix: 'choice',
  check(file, report) {
    for (const line of file.rules) {
      const { value } = line;
      if (!value.endsWith('*') || !value.includes('$') || !isPlainPath(value)) continue;
      const at = endBeforeStars(value);
      if (at < 0) continue;
      const path = value.slice(0, at);
      const ended = `${path}$`;
      report({
        line,
        from: line.valueFrom + at,
        to: line.valueTo,
        params: { value, path, ended },
        // The rule is meant to match at least the URL that ends before the `$`, whichever sign is a mistake.
        intent: intentOfRule(line, ended),
        fix: () => [[line.valueFrom, line.valueTo, ended]],
      });
    }
  },
});

/** Returns the index of a `$` followed only by stars, or -1. */
function endBeforeStars(value: string): number {
  let at = value.length - 1;
  while (at > 0 && value[at] === '*') at--;
  return value[at] === '$' ? at : -1;
}
