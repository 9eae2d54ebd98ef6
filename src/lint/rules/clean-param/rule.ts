import { noTerms, readers } from '../../../engine/fields';
import { linesWithField } from '../../facts/lines-by-field';
import type { LintLine } from '../../lint-line';
import { atField, atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; better: string }>({
  dialects: { only: ['yandex'] },
  kind: 'risk',
  fix: 'evident',
  oneCause: [],
  check(file, report) {
    const isRead = (value: string): boolean => readers['clean-param'](value, noTerms).kind === 'valid';
    for (const { line } of linesWithField(file, 'clean-param')) {
      if (isRead(line.value)) continue;
      const meant = evidentForm(line);
      const better = meant !== null && isRead(meant) ? meant : null;
      report({
        ...(line.value === '' ? atField(line) : atValue(line)),
        params: { value: line.value, better: better ?? '' },
        ...(better !== null && { fix: () => [[line.valueFrom, line.valueTo, better]] }),
      });
    }
  },
});

/** Returns the parameters joined with `&`, then the path, whatever signs separate them. */
function evidentForm({ value }: LintLine): string | null {
  if (value.length > LONGEST) return null;
  const words = value.split(/[\s,;&]+/).filter(Boolean);
  const path = words.at(-1)?.startsWith('/') ? words.pop() : undefined;
  const names = words.map((word) => word.replace(/^\?|=$/g, '')).join('&');
  return path === undefined ? names : `${names} ${path}`;
}

/** Longer values get no fix: Yandex wouldn't read them. */
const LONGEST = 500;
