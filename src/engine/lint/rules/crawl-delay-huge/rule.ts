import { noTerms } from '../../../fields/field-rules';
import { readDelay } from '../../../fields/values/delay';
import {
  delayForAll,
  delayReadersIn,
  delaysByGroup,
  LONGEST_DELAY,
  unusedDelayOf,
} from '../../facts/crawl-delay-readers';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: { only: ['rfc9309', 'bing'] },
  severity: 'warning',
  fix: 'choice',
  check(file, report) {
    const readersIn = delayReadersIn(file);
    for (const [agents, lines] of delaysByGroup(file)) {
      if (unusedDelayOf(agents, file) !== null) continue;
      for (const line of lines) {
        const delay = readDelay(line.value, noTerms);
        if (delay.kind !== 'valid' || delay.form !== 'delay' || delay.amount <= LONGEST_DELAY) continue;
        const better = delayForAll(line.value, readersIn(agents));
        report({
          line,
          from: line.valueFrom,
          to: line.valueTo,
          params: {
            value: line.value,
            pages: Math.floor(SECONDS_OF_DAY / delay.amount),
            better: better ?? '',
          },
          ...(better !== null && { fix: () => [[line.valueFrom, line.valueTo, better]] }),
        });
      }
    }
  },
};

const SECONDS_OF_DAY = 86_400;
