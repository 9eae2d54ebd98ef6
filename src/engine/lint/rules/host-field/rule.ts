import { linesWithField } from '../../lines-by-field';
import type { LintRule } from '../../lint-rule';
import { removeLines } from '../../remove-lines';

export const rule: LintRule = {
  dialects: ['yandex', 'google'],
  severity: 'note',
  fix: 'neutral',
  check(file, report) {
    for (const { line } of linesWithField(file, 'host')) {
      report({
        line,
        from: line.fieldFrom,
        to: line.valueTo,
        params: { value: line.value },
        fix: () => removeLines(file, [line]),
      });
    }
  },
};
