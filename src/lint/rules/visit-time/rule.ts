import { readVisitTime } from '../../../engine/fields';
import { linesWithField } from '../../facts/lines-by-field';
import { removeLines } from '../../facts/remove-lines';
import { atDirective, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; isReadable: boolean }>({
  dialects: 'crawlers',
  kind: 'cosmetic',
  fix: 'choice',
  check(file, report) {
    for (const { line } of linesWithField(file, 'visit-time')) {
      report({
        ...atDirective(line),
        params: { value: line.value, isReadable: readVisitTime(line.value).kind === 'valid' },
        fix: () => removeLines(file, [line]),
      });
    }
  },
});
