import type { TextEdit } from '../../../engine/text-edits';
import type { LintLine } from '../../lint-line';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ field: string; count: number }>({
  dialects: 'all',
  kind: 'cosmetic',
  fix: 'neutral',
  // The white space is harmless for every dialect, so all lines share one note.
  check(file, report) {
    const { text } = file;
    const lines = file.directives.filter(
      (line) => line.kind !== 'other' && !line.missingColon && text.charAt(line.fieldTo) !== ':',
    );
    const first = lines[0];
    if (first === undefined) return;
    const colonOf = (line: LintLine): number => text.indexOf(':', line.fieldTo);
    report({
      line: first,
      from: first.fieldTo,
      to: colonOf(first),
      related: lines.slice(1).map(({ number }) => number),
      params: { field: first.field, count: lines.length },
      fix: () => lines.map((line): TextEdit => [line.fieldTo, colonOf(line), '']),
    });
  },
});
