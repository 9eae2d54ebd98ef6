import { linesWithField } from '../../facts/lines-by-field';
import { removeLines } from '../../facts/remove-lines';
import { atDirective, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string }>({
  dialects: { only: ['google', 'yandex'] },
  kind: 'cosmetic',
  fix: 'neutral',
  check(file, report) {
    for (const { line } of linesWithField(file, 'host')) {
      report({ ...atDirective(line), params: { value: line.value }, fix: () => removeLines(file, [line]) });
    }
  },
});
