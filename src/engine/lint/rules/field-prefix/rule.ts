import { type FieldMistake, foundOf } from '../../facts/field-mistake';
import { fieldMistakes } from '../../facts/field-mistakes';
import { spellingDistance } from '../../facts/spelling';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: 'all',
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    for (const mistake of fieldMistakes(file).values()) {
      if (mistake.kind !== 'prefix') continue;
      const found = foundOf(file, mistake);
      if (isMeant(mistake)) {
        report(found);
        continue;
      }
      // A longer word may as well be a field of its own ("Disallow-AI-training"), and then nothing is to be mended.
      const { line, from, to, params } = found;
      report({ line, from: from ?? 0, to: to ?? 0, params: params ?? {}, severity: 'warning' });
    }
  },
};

/** Whether the field is only an ending away from the one that Google reads ("Disallowed", "User-agents"). */
function isMeant({ written, meant }: FieldMistake): boolean {
  const word = written.toLowerCase();
  return spellingDistance(word, meant.toLowerCase(), 2) <= 2 || /^user[- ]?agents?$/.test(word);
}
