import { type FieldMistake, foundOf } from '../../facts/field-mistake';
import { fieldMistakeRule } from '../../facts/field-mistake-rule';
import { spellingDistance } from '../../facts/spelling';

export const rule = fieldMistakeRule({
  covers: ({ kind }) => kind === 'prefix',
  found(file, mistake) {
    const found = foundOf(file, mistake);
    if (isMeant(mistake)) return found;
    // A longer word may as well be a field of its own ("Disallow-AI-training"), and then nothing is to be mended.
    const { line, from, to, params } = found;
    return { line, from: from ?? 0, to: to ?? 0, params, severity: 'warning' };
  },
});

/** Whether the field is only an ending away from the one that Google reads ("Disallowed", "User-agents"). */
function isMeant({ written, meant }: FieldMistake): boolean {
  const word = written.toLowerCase();
  return spellingDistance(word, meant.toLowerCase(), 2) <= 2 || /^user[- ]?agents?$/.test(word);
}
