import type { DialectScope } from '../../dialect-ids';
import type { FieldUse } from '../../fields/field-rules';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { atDirective, defineRule, type LintRule } from '../lint-rule';
import { delaysByGroup, namesOf, unusedDelayOf } from './crawl-delay-readers';
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
