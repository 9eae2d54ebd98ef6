import { readRequestRate } from '../../../engine/fields';
import { linesWithField } from '../../facts/lines-by-field';
import { atDirective, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; isReadable: boolean }>({
  dialects: { not: ['google2020', 'standard1994'] },
  kind: 'cosmetic',
  check(file, report) {
    for (const { line } of linesWithField(file, 'request-rate')) {
      const isReadable = readRequestRate(line.value).kind === 'valid';
      report({
        ...atDirective(line),
        params: { value: line.value, isReadable },
        ...(!isReadable && { kind: 'risk' as const }),
      });
    }
  },
});
