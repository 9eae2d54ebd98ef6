import type { DialectScope } from '../../dialect-ids';
import type { FieldUse } from '../../fields/field-rules';
import { noTerms } from '../../fields/field-rules';
import { readDelay } from '../../fields/values/delay';
import type { Params } from '../finding';
import type { LintFile } from '../lint-file';
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

/**
 * Builds a rule about Crawl-delay in groups whose crawlers don't use it. Reports once per group. `isMeant` filters by what the crawlers do
 * with it.
 */
export function unusedDelayRule(
  dialects: DialectScope,
  isMeant: (uses: ReadonlySet<FieldUse>) => boolean,
): LintRule<{ names: readonly string[]; count: number }> {
  return defineRule({
    dialects,
    kind: 'advice',
    fix: 'neutral',
    oneCause: [],
    check(file, report) {
      for (const [agents, delays] of delaysByGroup(file)) {
        const uses = unusedDelayOf(agents, file);
        if (uses === null || !isMeant(uses)) continue;
        const lines = delays.map(({ line }) => line);
        report({
          ...atDirective(delays[0].line),
          related: lines.slice(1).map(({ number }) => number),
          params: { names: namesOf(agents.map(({ value }) => ({ name: value }))), count: agents.length },
          // Without its only line, a name would join the next one.
          ...(lines.every((line) => hasRules(file, line)) && {
            fix: () => removeLines(file, lines),
          }),
        });
      }
    },
  });
}

/** Returns whether the names above a line have rules before another name follows. */
function hasRules(file: LintFile, { number }: LintLine): boolean {
  const group = file.groups[file.groupAt(number)];
  return group !== undefined && group.rules.length > 0 && (group.agents.at(-1)?.line ?? 0) < number;
}

/** A Crawl-delay that a crawler may use. */
interface UsedDelay {
  readonly line: LintLine;
  /** Seconds; null if the value isn't a number. */
  readonly seconds: number | null;
  /** Crawlers that use it. */
  readonly readers: readonly DelayReader[];
}

/**
 * Builds a rule about a Crawl-delay that its readers can't use. `valuesOf` returns the additional values of its texts, or null for a delay
 * the rule isn't about.
 */
export function usedDelayRule<P extends Params>(
  dialects: DialectScope,
  valuesOf: (delay: UsedDelay) => P | null,
): LintRule<P & DelayValues> {
  return defineRule<P & DelayValues>({
    dialects,
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

/** `better`: seconds that all readers accept; empty if there are none. */
type DelayValues = { value: string; better: string };
