import { noTerms, readDelay } from '../../../engine/fields';
import {
  delayForAll,
  delayReadersIn,
  delaysByGroup,
  firstReaderNames,
  LONGEST_DELAY,
  unusedDelayOf,
} from '../../facts/crawl-delay-readers';
import { removeLines } from '../../facts/remove-lines';
import { atField, atValue, defineRule } from '../../lint-rule';

const SECONDS_OF_DAY = 86_400;

/** `pages`: number of pages a day if the delay is very long, otherwise -1. `better`: seconds that all readers accept, or empty. */
export const rule = defineRule<{
  value: string;
  better: string;
  isNumber: boolean;
  names: readonly string[];
  min: number;
  max: number;
  pages: number;
}>({
  dialects: { only: ['bing', 'python', 'rfc9309'] },
  kind: 'risk',
  fix: 'choice',
  check(file, report) {
    const readersIn = delayReadersIn(file);
    for (const [agents, delays] of delaysByGroup(file)) {
      if (unusedDelayOf(agents, file) !== null) continue;
      const readers = readersIn(agents);
      for (const { line } of delays) {
        const { value } = line;
        const read = readDelay(value, noTerms);
        const seconds = read.kind === 'valid' && read.form === 'delay' ? read.amount : null;
        const isLong = seconds !== null && seconds > LONGEST_DELAY;
        const refusing = readers.filter((reader) => reader.read(value).kind === 'invalid');
        if (seconds !== null && !isLong && refusing.length === 0) continue;
        const range = refusing[0]?.range ?? null;
        const better = delayForAll(value, readers);
        report({
          ...(value === '' ? atField(line) : atValue(line)),
          params: {
            value,
            better: better ?? '',
            isNumber: seconds !== null,
            names: firstReaderNames(refusing),
            min: range?.min ?? 0,
            max: range?.max ?? LONGEST_DELAY,
            pages: isLong ? Math.floor(SECONDS_OF_DAY / seconds) : -1,
          },
          // A crawler that waits less than that does little harm.
          ...(seconds !== null && range !== null && !isLong && seconds > range.max && { kind: 'advice' }),
          ...(better !== null && { fix: () => [[line.valueFrom, line.valueTo, better]] }),
          ...(value === '' && { fix: () => removeLines(file, [line]) }),
        });
      }
    }
  },
});
