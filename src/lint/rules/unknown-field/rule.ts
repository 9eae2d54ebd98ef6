import { inSlices } from '../../../engine/collections';
import { type FieldName, isKnownFieldName, usualSpellings } from '../../../engine/field-names';
import { noTerms, readers } from '../../../engine/fields';
import type { TextEdit } from '../../../engine/text-edits';
import { fieldMistakes } from '../../facts/field-mistakes';
import { beginsWithMarkup } from '../../facts/looks-like-html';
import { removeLines } from '../../facts/remove-lines';
import { isKnownField, nearOtherField } from '../../facts/spelling';
import type { LintLine } from '../../lint-line';
import { atField, defineRule } from '../../lint-rule';

/** One or two words; longer fields are prose. */
const FIELD = /^[a-z][\w.-]*(?: [a-z][\w.-]*)?$/;
const LONGEST_FIELD = 40;
/** Fields that hold a note for people. */
const NOTE =
  /^(?:comments?|notes?|info|author|owner|contact|copyright|description|version|date|created|generated|(?:last[-_ ]?)?(?:modified|updated?))$/;

/**
 * `meant`: the field that is probably misspelt, or empty. `isUsable`: the values are right for that field. `isNote`: the field holds a note for people.
 * `value`: the value of the first line.
 */
export const rule = defineRule<{
  field: string;
  count: number;
  meant: string;
  isUsable: boolean;
  isNote: boolean;
  value: string;
}>({
  dialects: 'all',
  kind: 'advice',
  fix: 'choice',
  oneCause: ['meant', 'isNote'],
  // New fields aren't mistakes, so each is reported once per file.
  *check(file, report) {
    if (beginsWithMarkup(file)) return;
    const mistakes = fieldMistakes(file);
    const linesOf = new Map<string, LintLine[]>();
    yield* inSlices(file.directives, (line) => {
      if (line.kind !== 'other' || line.missingColon || line.fieldTo - line.fieldFrom > LONGEST_FIELD) return;
      const { name } = line;
      const lines = linesOf.get(name);
      if (lines !== undefined) lines.push(line);
      else if (!mistakes.has(line.number) && isUnknown(name)) linesOf.set(name, [line]);
    });
    yield* inSlices(linesOf.values(), (lines) => {
      const first = lines[0] as LintLine;
      const near = nearOtherField(first.name) ?? '';
      const meant = asWritten(near);
      const isNote = meant === '' && NOTE.test(first.name);
      const isUsable = lines.every(({ value }) => isValid(near, value));
      report({
        ...atField(first),
        related: lines.slice(1).map(({ number }) => number),
        params: { field: first.field, count: lines.length, meant, isUsable, isNote, value: first.value },
        ...(isNote && { kind: 'cosmetic' as const }),
        ...((meant === '' || isUsable) && {
          fix: () =>
            meant === '' && !isNote
              ? removeLines(file, lines)
              : lines.map(
                  ({ from, fieldFrom, fieldTo }): TextEdit =>
                    isNote ? [from, from, '# '] : [fieldFrom, fieldTo, meant],
                ),
        }),
      });
    });
  },
});

function isUnknown(name: string): boolean {
  // Excludes bare URLs, and useless fields that noindex-field reports even under their right name.
  return (
    FIELD.test(name) && !/^https?$/.test(name) && !isKnownField(name) && nearOtherField(name) !== 'noindex'
  );
}

/** Returns a field in its usual spelling. */
function asWritten(name: string): string {
  return isKnownFieldName(name) ? usualSpellings[name] : name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns whether a field (in lower case) can have this value. Fields without a known form can have any. */
function isValid(name: string, value: string): boolean {
  return !(name in readers) || readers[name as FieldName](value, noTerms).kind === 'valid';
}
