import { goesOnOtherwise } from '../../facts/goes-on';
import type { LintRule } from '../../lint-rule';

/** A path whose last part looks like the name of a folder or page: no point, wildcard or query. */
const FOLDER = /^\/(?:[^*$?\\]*\/)?[^*$?\\/.=&%\s]*[a-z0-9]$/i;
const LONGEST = 200;

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  severity: 'note',
  isHeuristic: true,
  fix: 'choice',
  check(file, report) {
    for (const line of file.rules) {
      if (line.kind !== 'disallow' || line.value.length > LONGEST || !FOLDER.test(line.value)) continue;
      const hint = goesOnOtherwise(file, line, (next) => /[a-z]/i.test(next));
      if (hint === null) continue;
      report({
        line,
        from: line.valueFrom,
        to: line.valueTo,
        related: hint.line === 0 ? [] : [hint.line],
        params: { value: line.value, other: hint.path },
        fix: () => [[line.valueTo, line.valueTo, '/']],
      });
    }
  },
};
