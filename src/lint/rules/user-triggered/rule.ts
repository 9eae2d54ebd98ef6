import { asciiLowerCase } from '../../../engine/ascii';
import { groupBy } from '../../../engine/collections';
import { crawlersMeant } from '../../../engine/crawlers';
import { blocksAll } from '../../facts/matches-all';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Maximum number of user-agent lines examined. */
const MOST_AGENTS = 3_000;

export const rule = defineRule<{ names: readonly string[] }>({
  dialects: { only: ['google'] },
  kind: 'advice',
  check(file, report) {
    if (file.context.crawlers.length === 0) return;
    const lines = file.agents
      .slice(0, MOST_AGENTS)
      // A group that doesn't block the whole site may open what the `*` group blocks.
      .filter((line) => isFetcher(line, file) && blocksAll(file.groupOf(line)));
    const [line] = lines;
    if (line === undefined) return;
    const spellings = groupBy(lines, ({ value }) => asciiLowerCase(value));
    report({
      ...atValue(line),
      related: lines.slice(1).map(({ number }) => number),
      params: { names: [...spellings.values()].map(([one]) => one.value) },
    });
  },
});

function isFetcher({ value }: LintLine, file: LintFile): boolean {
  const named = crawlersMeant(value, file.context);
  return named.length > 0 && named.every(({ obeysRobots }) => obeysRobots === 'user-triggered');
}
