import { matchesAll } from '../../facts/matches-all';
import { removeLines } from '../../facts/remove-lines';
import type { Edit } from '../../finding';
import type { LintFile } from '../../lint-file';
import type { LintGroup } from '../../lint-group';
import type { LintLine } from '../../lint-line';
import { atDirective, defineRule } from '../../lint-rule';

/** `hasStar`: the file has a `*` group that the rules can move to. */
export const rule = defineRule<{
  path: string;
  count: number;
  names: readonly string[];
  isBlocked: boolean;
  line: number;
  hasStar: boolean;
}>({
  dialects: 'crawlers',
  kind: 'risk',
  fix: 'choice',
  check(file, report) {
    const star = file.groups.findLast(isForAll);
    for (const group of file.groups) {
      if (isForAll(group)) continue;
      const { opener, slid, hasGap } = slidIn(group);
      const [first, ...rest] = slid;
      if (opener === undefined || first === undefined) continue;
      report({
        ...atDirective(first),
        related: [opener, ...rest].map(({ number }) => number),
        params: {
          path: first.value,
          count: slid.length,
          names: group.agents.map(({ value }) => value),
          isBlocked: opener.value !== '',
          line: opener.number,
          hasStar: star !== undefined,
        },
        ...(!hasGap && { kind: 'advice' }),
        fix: () => moved(file, star, slid as readonly [LintLine, ...LintLine[]]),
      });
    }
  },
});

function isForAll({ agents }: LintGroup): boolean {
  return agents.some(({ isGlobal }) => isGlobal);
}

/**
 * Returns the rule that decides about the whole site for a group, and the rules below it if they include a Disallow. Below a
 * rule that allows everything, only those after a gap count.
 */
function slidIn({ rules }: LintGroup): {
  readonly opener: LintLine | undefined;
  readonly slid: readonly LintLine[];
  readonly hasGap: boolean;
} {
  const at = rules.findIndex(
    ({ kind, value }, index) => kind === 'disallow' && (matchesAll(value) || (value === '' && index === 0)),
  );
  const opener = rules[at];
  const gap = rules.findIndex(
    ({ number }, index) => index > at && at >= 0 && number - (rules[index - 1]?.number ?? 0) > 1,
  );
  const hasGap = gap >= 0;
  const slid = opener?.value !== '' ? rules.slice(at + 1) : hasGap ? rules.slice(gap) : [];
  const hasBlock = at >= 0 && slid.some(({ kind, value }) => kind === 'disallow' && value !== '');
  return { opener, slid: hasBlock ? slid : [], hasGap };
}

function moved(
  file: LintFile,
  star: LintGroup | undefined,
  slid: readonly [LintLine, ...LintLine[]],
): readonly Edit[] {
  const [{ number, from }] = slid;
  if (star === undefined) {
    const above = file.lines[number - 2]?.kind === 'empty' ? '' : '\n';
    return [[from, from, `${above}User-agent: *\n`]];
  }
  const at = file.lines[(star.rules.at(-1)?.number ?? star.lastLine) - 1]?.to ?? 0;
  const text = slid.map((line) => `\n${file.text.slice(line.fieldFrom, line.valueTo)}`).join('');
  return [...removeLines(file, slid), [at, at, text] as const].sort((a, b) => a[0] - b[0]);
}
