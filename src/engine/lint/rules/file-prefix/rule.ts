import { goesOnOtherwise } from '../../facts/goes-on';
import type { LintRule } from '../../lint-rule';

/** A path that ends like the name of a file. */
const FILE = /^\/[^*$?\\\s]*[^*$?\\/\s]\.[a-z][a-z0-9]{1,4}$/i;
const LONGEST = 200;

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  severity: 'note',
  isHeuristic: true,
  fix: 'choice',
  check(file, report) {
    for (const line of file.rules) {
      if (line.kind !== 'disallow' || line.value.length > LONGEST || !FILE.test(line.value)) continue;
      const hint = goesOnOtherwise(file, line, (next) => /[a-z0-9._-]/i.test(next));
      if (hint === null) continue;
      report({
        line,
        from: line.valueFrom,
        to: line.valueTo,
        related: hint.line === 0 ? [] : [hint.line],
        params: { value: line.value, other: hint.path },
        fix: () => [[line.valueTo, line.valueTo, '$']],
      });
    }
  },
};
