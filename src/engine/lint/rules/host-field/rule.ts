import { linesWithField } from '../../facts/lines-by-field';
import { removeLines } from '../../facts/remove-lines';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string }>({
  dialects: { only: ['google', 'yandex'] },
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
});
