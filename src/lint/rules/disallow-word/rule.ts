import { pathShape } from '../../facts/path-shape';
import { atValue, defineRule, type IntendedRule } from '../../lint-rule';

/** Words for no URL. The other words of `pathShape` mean every URL. */
const NOTHING = /^(?:none|nothing|no|false|off)$/i;

export const rule = defineRule<{ value: string; meant: string; isAllow: boolean }>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'choice',
  check(file, report) {
    for (const line of file.rules) {
      if (pathShape(line.value) !== 'word') continue;
      const isAllow = line.kind === 'allow';
      const isNothing = NOTHING.test(line.value);
      // Allowing nothing means blocking everything, and vice versa.
      const type: IntendedRule['type'] = isAllow === isNothing ? 'disallow' : 'allow';
      const isDisallowNothing = isNothing && !isAllow;
      const meant = isDisallowNothing ? 'Disallow:' : `${type === 'allow' ? 'Allow' : 'Disallow'}: /`;
      report({
        ...atValue(line),
        params: { value: line.value, meant, isAllow },
        intent: { kind: 'rules', rules: isDisallowNothing ? [] : [{ type, path: '/' }] },
        fix: () => [[line.fieldFrom, line.valueTo, meant]],
      });
    }
  },
});
