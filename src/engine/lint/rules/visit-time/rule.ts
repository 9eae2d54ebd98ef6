import { readVisitTime } from '../../../fields/values/visit-time';
import { linesWithField } from '../../lines-by-field';
import type { LintRule } from '../../lint-rule';
import { removeLines } from '../../remove-lines';

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  severity: 'note',
  fix: 'choice',
  check(file, report) {
    for (const { line } of linesWithField(file, 'visit-time')) {
      report({
        line,
        from: line.fieldFrom,
        to: line.valueTo,
        params: { value: line.value, isReadable: readVisitTime(line.value).kind === 'valid' },
        fix: () => removeLines(file, [line]),
      });
    }
  },
};
