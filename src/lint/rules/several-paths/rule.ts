import { inSlices } from '../../../engine/collections';
import { severalPaths } from '../../facts/several-paths';
import { isValueInDoubt } from '../../facts/value-in-doubt';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; count: number; isAllow: boolean }>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'evident',
  *check(file, report) {
    yield* inSlices(file.rules, (line) => {
      if (line.isTooLong || isValueInDoubt(file, line)) return;
      const paths = severalPaths(line.value);
      if (paths === null) return;
      const type = line.kind === 'allow' ? 'allow' : 'disallow';
      report({
        ...atValue(line),
        params: { value: line.value, count: paths.length, isAllow: type === 'allow' },
        intent: { kind: 'rules', rules: paths.map((path) => ({ type, path })) },
        fix: () => [[line.valueFrom, line.valueTo, paths.join(`\n${line.field}: `)]],
      });
    });
  },
});
