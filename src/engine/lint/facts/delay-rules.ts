import type { DialectScope } from '../../dialect-ids';
import type { FieldUse } from '../../fields/field-rules';
import { noTerms } from '../../fields/field-rules';
import { readDelay } from '../../fields/values/delay';
import type { Params } from '../finding';
import type { LintLine } from '../lint-line';
import { atDirective, atField, atValue, defineRule, type LintRule } from '../lint-rule';
import {
  type DelayReader,
  delayForAll,
  delayReadersIn,
  delaysByGroup,
  namesOf,
  unusedDelayOf,
} from './crawl-delay-readers';
import { removeLines } from './remove-lines';

/** A rule about the Crawl-delay of groups that are for crawlers only that use none: said once for each group. `isMeant` sees what they do with it. */
export function unusedDelayRule(
  dialects: DialectScope,
  isMeant: (uses: ReadonlySet<FieldUse>) => boolean,
): LintRule<{ names: readonly string[]; count: number }> {
  return defineRule({
    dialects,
    severity: 'note',
    fix: 'neutral',
    check(file, report) {
      for (const [agents, delays] of delaysByGroup(file)) {
        const uses = unusedDelayOf(agents, file);
        if (uses === null || !isMeant(uses)) continue;
        const lines = delays.map(({ line }) => line);
        report({
          ...atDirective(delays[0].line),
          related: lines.slice(1).map(({ number }) => number),
          params: { names: namesOf(agents.map(({ value }) => ({ name: value }))), count: agents.length },
          fix: () => removeLines(file, lines),
        });
      }
    },
  });
}

/** A Crawl-delay that a crawler may use. */
interface UsedDelay {
  readonly line: LintLine;
  /** Seconds; null where the value is no number of them. */
  readonly seconds: number | null;
  /** The crawlers that use it. */
  readonly readers: readonly DelayReader[];
}

/** A rule about a Crawl-delay that is of no use to those who read it. `valuesOf` gives what its words need beside the value; null for a delay that it is not about. */
export function usedDelayRule<P extends Params>(
  dialects: DialectScope,
  valuesOf: (delay: UsedDelay) => P | null,
): LintRule<P & DelayValues> {
  return defineRule<P & DelayValues>({
    dialects,
    severity: 'warning',
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
          const values = valuesOf({ line, seconds, readers });
          if (values === null) continue;
          const isEmpty = value === '';
          const better = delayForAll(value, readers);
          report({
            ...(line.value === '' ? atField(line) : atValue(line)),
            params: { ...values, value, better: better ?? '' },
            ...(better !== null && { fix: () => [[line.valueFrom, line.valueTo, better]] }),
            ...(isEmpty && { fix: () => removeLines(file, [line]) }),
          });
        }
      }
    },
  });
}

/** `better`: seconds that all readers take, empty where there are none. */
type DelayValues = { value: string; better: string };
