import { type FieldMistake, foundOf } from '../../facts/field-mistake';
import { fieldMistakeRule } from '../../facts/field-mistake-rule';
import { spellingDistance } from '../../facts/spelling';

export const rule = fieldMistakeRule({
  covers: ({ kind }) => kind === 'prefix',
  found(file, mistake) {
    const found = foundOf(file, mistake);
    if (isMeant(mistake)) return found;
    // A longer word may also be a field of its own ("Disallow-AI-training"), so there is no fix.
    const { line, from, to, params } = found;
    return { line, from: from ?? 0, to: to ?? 0, params, kind: 'disagreement' };
  },
});

/** Returns whether the field differs from the one Google reads only by an ending ("Disallowed", "User-agents"). */
function isMeant({ written, meant }: FieldMistake): boolean {
  const word = written.toLowerCase();
  return spellingDistance(word, meant.toLowerCase(), 2) <= 2 || /^user[- ]?agents?$/.test(word);
}
