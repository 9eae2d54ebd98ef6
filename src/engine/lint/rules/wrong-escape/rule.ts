import { intentOfRule } from '../../facts/intent-of-line';
import { isPlainPath } from '../../facts/plain-path';
import { ENTITY, PERCENT } from '../../facts/wrong-escapes';
import { atValue, defineRule } from '../../lint-rule';

/** Wrong texts and the right ones. */
const ESCAPES = [
  [ENTITY, '&'],
  [PERCENT, '%25'],
] as const;

/** `sign`: the wrong text. `path`: the path with the right one. */
export const rule = defineRule<{ value: string; sign: string; path: string; others: number }>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'evident',
  check(file, report) {
    const written = new Set(file.rules.map(({ kind, value }) => kind + value));
    for (const [pattern, text] of ESCAPES) {
      const lines = file.rules.filter(({ kind, value }) => {
        if (!/[&%]/.test(value) || !isPlainPath(value)) return false;
        const path = value.replace(pattern, text);
        // Some files deliberately have a rule for both forms.
        return path !== value && !written.has(kind + path);
      });
      const [line, ...rest] = lines;
      if (line === undefined) continue;
      const path = line.value.replace(pattern, text);
      report({
        ...atValue(line),
        related: rest.map(({ number }) => number),
        params: {
          value: line.value,
          sign: line.value.match(pattern)?.[0] ?? '',
          path,
          others: rest.length,
        },
        intent: intentOfRule(line, path),
        // Addresses may contain a bare percent sign, although none should.
        ...(pattern === PERCENT && { kind: 'risk' }),
        fix: () =>
          lines.map(({ valueFrom, valueTo, value }) => [valueFrom, valueTo, value.replace(pattern, text)]),
      });
    }
  },
});
