import { python } from '../../../dialects';
import { noTerms } from '../../../fields/field-rules';
import { readRequestRate } from '../../../fields/values/request-rate';
import { linesWithField } from '../../facts/lines-by-field';
import { atDirective, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; isReadable: boolean; isReadByPython: boolean }>({
  dialects: { not: ['google2020', 'standard1994'] },
  kind: 'cosmetic',
  check(file, report) {
    const { read: readByPython } = python.otherFields.fields['request-rate'];
    for (const { line } of linesWithField(file, 'request-rate')) {
      const isReadable = readRequestRate(line.value).kind === 'valid';
      const isReadByPython = readByPython(line.value, noTerms).kind === 'valid';
      report({
        ...atDirective(line),
        params: { value: line.value, isReadable, isReadByPython },
        ...(!isReadable && { kind: 'risk' as const }),
      });
    }
  },
});
