import { inSlices } from '../../engine/collections';
import type { Params } from '../finding';
import type { LintFile } from '../lint-file';
import { defineRule, type Found, type LintRule } from '../lint-rule';
import { type FieldMistake, foundOf, type MistakeValues } from './field-mistake';
import { fieldMistakes } from './field-mistakes';
import { removeLines } from './remove-lines';
import { wellSpeltCopy } from './well-spelt-copy';

interface FieldMistakeRule<P extends Params> extends Partial<Pick<LintRule<P>, 'kind' | 'oneCause'>> {
  /** Returns whether the rule covers a mistake. */
  covers(mistake: FieldMistake): boolean;
  found(file: LintFile, mistake: FieldMistake): Found<P>;
}

/** Builds a rule about one kind of mistake before a value. */
export function fieldMistakeRule<P extends Params = MistakeValues>({
  covers,
  found,
  ...more
}: FieldMistakeRule<P>): LintRule<P> {
  return defineRule<P>({
    dialects: 'all',
    kind: 'mistake',
    fix: 'evident',
    ...more,
    *check(file, report) {
      yield* inSlices(fieldMistakes(file).values(), (mistake) => {
        if (covers(mistake)) report(found(file, mistake));
      });
    },
  });
}

/** Builds a rule about a misspelt field. Google accepts some misspellings: the rule may be about those only, or about the others. */
export function misspellingRule(
  field: 'Allow' | 'Disallow' | 'Sitemap' | 'User-agent',
  isReadByGoogle?: boolean,
): LintRule<MistakeValues> {
  return fieldMistakeRule({
    covers: ({ kind, meant, line }) =>
      kind === 'spelling' &&
      meant === field &&
      (isReadByGoogle === undefined || line.isRule === isReadByGoogle),
    found: foundMisspelt,
    ...(field === 'Sitemap' && { kind: 'risk' }),
  });
}

/** Returns the finding about a misspelt line. If it repeats a line with the right spelling, the fix removes it. */
function foundMisspelt(file: LintFile, mistake: FieldMistake): Found<MistakeValues> {
  const found = foundOf(file, mistake);
  const copy = wellSpeltCopy(file, mistake);
  if (copy === null) return found;
  return {
    ...found,
    kind: 'cosmetic',
    related: [copy.number],
    params: { ...found.params, hasCopy: true },
    fix: () => removeLines(file, [mistake.line]),
  };
}
