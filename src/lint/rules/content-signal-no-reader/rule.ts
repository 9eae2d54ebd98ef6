import { readContentSignal } from '../../../engine/fields';
import { linesWithField } from '../../facts/lines-by-field';
import { firstNames, openToTraining } from '../../facts/open-to-training';
import { atDirective, defineRule } from '../../lint-rule';

/** Maximum number of examined lines. */
const MOST_LINES = 200;

export const rule = defineRule<{ names: readonly string[]; more: number }>({
  dialects: 'crawlers',
  kind: 'advice',
  check(file, report) {
    const refusing = linesWithField(file, 'content-signal')
      .slice(0, MOST_LINES)
      .filter(({ line }) => refusesTraining(line.value));
    if (refusing.length === 0) return;
    const readers = openToTraining(file);
    for (const { line } of refusing) {
      const following = readers.filter(({ follows }) => follows(line.number));
      if (following.length > 0) report({ ...atDirective(line), params: firstNames(following) });
    }
  },
});

function refusesTraining(value: string): boolean {
  const read = readContentSignal(value);
  if (read.kind !== 'valid' || read.form !== 'preferences') return false;
  return read.pairs.some(([key, setting]) => key === 'ai-train' && setting === 'no');
}
