import { foundOf, type MistakeValues } from '../../facts/field-mistake';
import { fieldMistakeRule } from '../../facts/field-mistake-rule';
import type { Intent } from '../../lint-rule';

export const rule = fieldMistakeRule<MistakeValues & { rest: string; count: number }>({
  covers: ({ kind }) => kind === 'no-colon-many',
  found(file, mistake) {
    const { meant, fieldFrom, valueTo } = mistake;
    const words = mistake.value.split(/[ \t]+/);
    // Several paths are several rules. Other words after the first path are a comment.
    const values = words.every((word) => /^[/*]/.test(word)) ? words : words.slice(0, 1);
    const value = values[0] as string;
    const rest = values.length > 1 ? '' : words.slice(1).join(' ');
    const lines = values.map((one) => `${meant}: ${one}`).join('\n');
    const found = foundOf(file, { ...mistake, value });
    return {
      ...found,
      to: valueTo,
      params: { ...found.params, rest, count: values.length },
      ...(found.intent && { intent: withRules(found.intent, values) }),
      fix: () => [[fieldFrom, valueTo, rest === '' ? lines : `${lines} # ${rest}`]],
    };
  },
});

/** Returns the intent with a rule for each path. */
function withRules(intent: Intent, paths: readonly string[]): Intent {
  const rule = intent.kind === 'rules' ? intent.rules[0] : undefined;
  if (rule === undefined) return intent;
  return { ...intent, kind: 'rules', rules: paths.map((path) => ({ type: rule.type, path })) };
}
