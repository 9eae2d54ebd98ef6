import { asciiLowerCase } from '../../../engine/ascii';
import { groupBy } from '../../../engine/collections';
import type { LintFile } from '../../lint-file';
import type { LintGroup } from '../../lint-group';
import { atDirective, defineRule } from '../../lint-rule';

/** Fewest rules and groups worth a finding: lists of bots often repeat one or two rules, which is easy to read. */
const FEWEST_RULES = 3;
const FEWEST_GROUPS = 3;

/** No fix: comments between the groups may belong to one crawler only. */
export const rule = defineRule<{ groups: number; rules: number; firstLine: number }>({
  dialects: 'crawlers',
  kind: 'cosmetic',
  check(file, report) {
    if (file.groups.length < FEWEST_GROUPS) return;
    const long = file.groups.flatMap((group, index) =>
      group.rules.length < FEWEST_RULES ? [] : [{ group, index }],
    );
    const alikeAtFirst = [...groupBy(long, ({ group }) => outlineOf(group)).values()];
    const candidates = alikeAtFirst.filter(({ length }) => length >= FEWEST_GROUPS).flat();
    for (const alike of groupBy(candidates, ({ index }) => contentOf(file, index)).values()) {
      const [first, ...others] = withOtherNames(alike.map(({ group }) => group));
      const line = file.lines[(first?.firstLine ?? 0) - 1];
      if (first === undefined || line === undefined || others.length + 1 < FEWEST_GROUPS) continue;
      report({
        ...atDirective(line),
        related: others.map(({ firstLine }) => firstLine),
        params: { groups: others.length + 1, rules: first.rules.length, firstLine: first.firstLine },
      });
    }
  },
});

/** Returns a text that differs only if `contentOf` differs. Takes less time than comparing all lines. */
function outlineOf({ rules }: LintGroup): string {
  return `${rules.length} ${rules[0]?.value} ${rules.at(-1)?.value}`;
}

/** Returns the fields and values of a group's lines, except the names of crawlers. */
function contentOf({ groups, lines }: LintFile, index: number): string {
  const from = groups[index]?.firstLine ?? 0;
  const to = (groups[index + 1]?.firstLine ?? lines.length + 1) - 1;
  return lines
    .slice(from - 1, to)
    .flatMap(({ isDirective, kind, field, value }) =>
      !isDirective || kind === 'user-agent' || kind === 'sitemap' ? [] : `${asciiLowerCase(field)} ${value}`,
    )
    .join('\n');
}

/** Leaves out groups that name only crawlers of earlier ones: duplicate-groups and several-star-groups report them. */
function withOtherNames(groups: readonly LintGroup[]): readonly LintGroup[] {
  const known = new Set<string>();
  return groups.filter(({ agents }) => {
    const { size } = known;
    for (const { value } of agents) known.add(asciiLowerCase(value));
    return known.size > size;
  });
}
