import { delaysByGroup, firstReaderNames, unusedDelayOf } from '../../facts/crawl-delay-readers';
import { removeLines } from '../../facts/remove-lines';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atDirective, defineRule } from '../../lint-rule';

/** `isYandex`: the group's crawlers once used it, as Yandex did. */
export const rule = defineRule<{ names: readonly string[]; count: number; isYandex: boolean }>({
  dialects: { only: ['google', 'yandex'] },
  kind: 'advice',
  fix: 'neutral',
  oneCause: ['isYandex'],
  check(file, report) {
    for (const [agents, delays] of delaysByGroup(file)) {
      const uses = unusedDelayOf(agents, file);
      if (uses === null) continue;
      const lines = delays.map(({ line }) => line);
      report({
        ...atDirective(delays[0].line),
        related: lines.slice(1).map(({ number }) => number),
        params: {
          names: firstReaderNames(agents.map(({ value }) => ({ name: value }))),
          count: agents.length,
          isYandex: !uses.has('ignored'),
        },
        // Without its only line, a name would join the next one.
        ...(lines.every((line) => hasRules(file, line)) && {
          fix: () => removeLines(file, lines),
        }),
      });
    }
  },
});

/** Returns whether the names above a line have rules before another name follows. */
function hasRules(file: LintFile, line: LintLine): boolean {
  const group = file.groupOf(line);
  return group !== undefined && group.rules.length > 0 && (group.agents.at(-1)?.line ?? 0) < line.number;
}
