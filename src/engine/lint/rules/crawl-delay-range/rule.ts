import { noTerms } from '../../../fields/field-rules';
import { readDelay } from '../../../fields/values/delay';
import {
  delayForAll,
  delayReadersIn,
  delaysByGroup,
  LONGEST_DELAY,
  namesOf,
  unusedDelayOf,
} from '../../facts/crawl-delay-readers';
import { removeLines } from '../../facts/remove-lines';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: { only: ['bing', 'python'] },
  severity: 'warning',
  fix: 'choice',
  check(file, report) {
    const readersIn = delayReadersIn(file);
    for (const [agents, lines] of delaysByGroup(file)) {
      if (unusedDelayOf(agents, file) !== null) continue;
      const readers = readersIn(agents);
      for (const line of lines) {
        const plain = readDelay(line.value, noTerms);
        const isNumber = plain.kind === 'valid' && plain.form === 'delay';
        // `crawl-delay-huge` speaks of longer ones.
        if (isNumber && plain.amount > LONGEST_DELAY) continue;
        const refusing = readers.filter(({ read }) => read(line.value).kind === 'invalid');
        if (isNumber && refusing.length === 0) continue;
        const range = refusing[0]?.range ?? null;
        const isEmpty = line.value === '';
        const better = delayForAll(line.value, readers);
        report({
          line,
          from: isEmpty ? line.fieldFrom : line.valueFrom,
          to: isEmpty ? line.fieldTo : line.valueTo,
          params: {
            value: line.value,
            isNumber,
            names: namesOf(refusing),
            min: range?.min ?? 0,
            max: range?.max ?? LONGEST_DELAY,
            better: better ?? '',
          },
          ...(better !== null && { fix: () => [[line.valueFrom, line.valueTo, better]] }),
          ...(isEmpty && { fix: () => removeLines(file, [line]) }),
        });
      }
    }
  },
};
