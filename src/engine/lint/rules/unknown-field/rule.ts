import { fieldMistakes } from '../../facts/field-mistakes';
import { looksLikeHtml } from '../../facts/looks-like-html';
import { isKnownField, nearOtherField } from '../../facts/spelling';
import type { Edit } from '../../finding';
import type { LintLine } from '../../lint-line';
import { atField, defineRule } from '../../lint-rule';

/** One word, or two: longer ones are prose. */
const FIELD = /^[a-z][\w.-]*(?: [a-z][\w.-]*)?$/;
const LONGEST_FIELD = 40;

export const rule = defineRule<{ field: string; count: number; meant: string }>({
  dialects: 'all',
  severity: 'note',
  fix: 'choice',
  // New fields are no mistakes; each is named once per file.
  check(file, report) {
    if (looksLikeHtml(file)) return;
    const mistakes = fieldMistakes(file);
    const linesOf = new Map<string, LintLine[]>();
    for (const line of file.directives) {
      if (line.kind !== 'other' || line.missingColon || line.fieldTo - line.fieldFrom > LONGEST_FIELD)
        continue;
      const { name } = line;
      const lines = linesOf.get(name);
      if (lines !== undefined) lines.push(line);
      else if (!mistakes.has(line.number) && isUnknown(name)) linesOf.set(name, [line]);
    }
    for (const lines of linesOf.values()) {
      const first = lines[0] as LintLine;
      const meant = asWritten(nearOtherField(first.name) ?? '');
      report({
        ...atField(first),
        related: lines.slice(1).map(({ number }) => number),
        params: { field: first.field, count: lines.length, meant },
        fix: () =>
          lines.map(
            ({ from, fieldFrom, fieldTo }): Edit =>
              meant === '' ? [from, from, '# '] : [fieldFrom, fieldTo, meant],
          ),
      });
    }
  },
});

function isUnknown(name: string): boolean {
  // A bare address is known, and what is a useless field under its right name too: see noindex-field.
  return (
    FIELD.test(name) && !/^https?$/.test(name) && !isKnownField(name) && nearOtherField(name) !== 'noindex'
  );
}

/** A field with a capital in front. */
function asWritten(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
