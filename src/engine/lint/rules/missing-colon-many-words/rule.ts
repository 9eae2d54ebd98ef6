import { foundOf } from '../../facts/field-mistake';
import { fieldMistakes } from '../../facts/field-mistakes';
import type { Edit } from '../../finding';
import type { Found, LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: 'all',
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    for (const mistake of fieldMistakes(file).values()) {
      if (mistake.kind !== 'no-colon-many') continue;
      const { meant, fieldFrom, valueTo } = mistake;
      const words = mistake.value.split(/[ \t]+/);
      // Several paths are several rules; other words behind the first are a remark.
      const values = words.every((word) => /^[/*]/.test(word)) ? words : words.slice(0, 1);
      const value = values[0] as string;
      const rest = values.length > 1 ? '' : words.slice(1).join(' ');
      const lines = values.map((one) => `${meant}: ${one}`).join('\n');
      const found = foundOf(file, { ...mistake, value });
      report({
        ...found,
        to: valueTo,
        params: { ...found.params, rest, count: values.length },
        ...withRules(found, values),
        fix: (): readonly Edit[] => [[fieldFrom, valueTo, rest === '' ? lines : `${lines} # ${rest}`]],
      });
    }
  },
};

/** The intent with a rule for each path. */
function withRules({ intent }: Found, paths: readonly string[]): Pick<Found, 'intent'> {
  const rule = intent?.kind === 'rules' ? intent.rules[0] : undefined;
  if (rule === undefined) return {};
  return { intent: { ...intent, kind: 'rules', rules: paths.map((path) => ({ type: rule.type, path })) } };
}
