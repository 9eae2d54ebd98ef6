import { intentOfRule } from '../../facts/intent-of-line';
import { pathShape } from '../../facts/path-shape';
import { isValueInDoubt } from '../../facts/value-in-doubt';
import { atValue, defineRule } from '../../lint-rule';

/** Start of an extension, a query or a parameter: any page may come before it. */
const PART_OF_PATH = /^(?:\.[a-z0-9]{1,5}\$?$|[?&=])/i;

export const rule = defineRule<{ value: string; path: string }>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'evident',
  oneCause: [],
  check(file, report) {
    for (const line of file.rules) {
      if (pathShape(line.value) !== 'bare' || isValueInDoubt(file, line)) continue;
      const path = (PART_OF_PATH.test(line.value) ? '/*' : '/') + line.value.replace(/^\.\//, '');
      report({
        ...atValue(line),
        params: { value: line.value, path },
        intent: intentOfRule(line, path),
        fix: () => [[line.valueFrom, line.valueTo, path]],
      });
    }
  },
});
