import { type FieldMistake, foundOf } from '../../facts/field-mistake';
import { fieldMistakeRule } from '../../facts/field-mistake-rule';
import { spellingDistance } from '../../facts/spelling';

export const rule = fieldMistakeRule({
  covers: ({ kind }) => kind === 'prefix',
  found(file, mistake) {
    const found = foundOf(file, mistake);
    const { fix: _, ...withoutFix } = found;
    // An empty line of this field would do nothing.
    const isEmpty = mistake.meant === 'Sitemap' && mistake.value === '';
    if (isMeant(mistake)) return isEmpty ? withoutFix : found;
    // A longer word may also be a field of its own ("Disallow-AI-training"), so there is no fix.
    const { line, from = 0, to = 0, params } = found;
    return { line, from, to, params, kind: 'disagreement' };
  },
});

/** Returns whether the field differs from the one Google reads only by an ending ("Disallowed", "User-agents"). */
function isMeant({ written, meant }: FieldMistake): boolean {
  const word = written.toLowerCase();
  return spellingDistance(word, meant.toLowerCase(), 2) <= 2 || /^user[- ]?agents?$/.test(word);
}
