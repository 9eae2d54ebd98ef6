import { undoneException } from '../../facts/broken-exceptions';
import { intentOfRule } from '../../facts/intent-of-line';
import { isPlainPath } from '../../facts/plain-path';
import { ruleOf } from '../../facts/rules-text';
import { ENTITY, PERCENT } from '../../facts/wrong-escapes';
import { atValue, defineRule } from '../../lint-rule';

/** Wrong texts and the right ones. */
const ESCAPES = [
  [ENTITY, '&'],
  [PERCENT, '%25'],
] as const;

/**
 * `sign`: the wrong text. `path`: the path with the right one. `blocks`, `opens`: numbers of Disallow and Allow rules that the fix corrects. `left`: number
 * of rules that it doesn't, because they would block what the Allow rules in the lines `exceptions` are meant to open.
 */
export const rule = defineRule<{
  value: string;
  sign: string;
  path: string;
  others: number;
  blocks: number;
  opens: number;
  left: number;
  exceptions: readonly number[];
}>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'evident',
  check(file, report) {
    const suspects = file.rules.filter(({ value }) => /[&%]/.test(value) && isPlainPath(value));
    for (const [pattern, text] of ESCAPES) {
      const wrong = suspects.filter(({ value }) => value.replace(pattern, text) !== value);
      if (wrong.length === 0) continue;
      const written = new Set(file.rules.map(ruleOf));
      // Some files deliberately have a rule for both forms.
      const lines = wrong.filter(
        ({ kind, value }) => !written.has(`${kind} ${value.replace(pattern, text)}`),
      );
      const undone = lines.map((line) => undoneException(file, line, line.value.replace(pattern, text)));
      const fixable = lines.filter((_, index) => undone[index] === undefined);
      const line = fixable[0] ?? lines[0];
      if (line === undefined) continue;
      const path = line.value.replace(pattern, text);
      const blocks = fixable.filter(({ kind }) => kind === 'disallow').length;
      report({
        ...atValue(line),
        related: lines.filter((one) => one !== line).map(({ number }) => number),
        params: {
          value: line.value,
          sign: line.value.match(pattern)?.[0] ?? '',
          path,
          others: lines.length - 1,
          blocks,
          opens: fixable.length - blocks,
          left: lines.length - fixable.length,
          exceptions: [...new Set(undone.flatMap((one) => one ?? []))],
        },
        intent: intentOfRule(line, path),
        // Addresses may contain a bare percent sign, although none should.
        ...(pattern === PERCENT && { kind: 'risk' }),
        ...(fixable.length > 0 && {
          fix: () =>
            fixable.map(({ valueFrom, valueTo, value }) => [
              valueFrom,
              valueTo,
              value.replace(pattern, text),
            ]),
        }),
      });
    }
  },
});
