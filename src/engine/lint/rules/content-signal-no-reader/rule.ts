import { readContentSignal } from '../../../fields/values/content-signal';
import { linesWithField } from '../../facts/lines-by-field';
import { linesFollowedBy } from '../../facts/lines-followed';
import { openToTraining } from '../../facts/open-to-training';
import { atDirective, defineRule } from '../../lint-rule';

/** Maximum numbers of examined lines and of named crawlers. */
const MOST_LINES = 200;
const MOST_NAMES = 5;

export const rule = defineRule<{ names: readonly string[]; more: number }>({
  dialects: 'crawlers',
  kind: 'advice',
  check(file, report) {
    const refusing = linesWithField(file, 'content-signal')
      .slice(0, MOST_LINES)
      .filter(({ line }) => refusesTraining(line.value));
    if (refusing.length === 0) return;
    const readers = openToTraining(file).map((crawler) => ({
      name: crawler.name,
      follows: linesFollowedBy(file, crawler),
    }));
    for (const { line } of refusing) {
      const names = readers.filter(({ follows }) => follows(line.number)).map(({ name }) => name);
      if (names.length === 0) continue;
      report({
        ...atDirective(line),
        params: { names: names.slice(0, MOST_NAMES), more: Math.max(0, names.length - MOST_NAMES) },
      });
    }
  },
});

function refusesTraining(value: string): boolean {
  const read = readContentSignal(value);
  if (read.kind !== 'valid' || read.form !== 'preferences') return false;
  return read.pairs.some(([key, setting]) => key === 'ai-train' && setting === 'no');
}
