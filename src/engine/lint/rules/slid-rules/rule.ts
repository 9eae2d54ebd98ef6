import { contradictsStar } from '../../facts/contradicts-star';
import { hasRule } from '../../facts/has-rule';
import { matchesAll } from '../../facts/matches-all';
import { removeLines } from '../../facts/remove-lines';
import { standsElsewhere } from '../../facts/stands-elsewhere';
import type { Edit } from '../../finding';
import type { LintFile } from '../../lint-file';
import type { LintGroup } from '../../lint-group';
import type { LintLine } from '../../lint-line';
import { atDirective, defineRule } from '../../lint-rule';

/** Budget for reading the file with the rules moved, in UTF-16 units. Beyond it, rules can't be moved. */
const READING_BUDGET = 1_000_000;

/**
 * `hasStar`: the file has a `*` group that the rules can move to. `canMove`: for all crawlers, the rules contradict neither that
 * group nor a sitemap, and none is an exception for the crawlers of their group. `hasGap`: some are below blank lines,
 * comments or Sitemap lines.
 */
export const rule = defineRule<{
  path: string;
  count: number;
  names: readonly string[];
  isBlocked: boolean;
  line: number;
  hasStar: boolean;
  canMove: boolean;
  hasGap: boolean;
}>({
  dialects: 'crawlers',
  kind: 'risk',
  fix: 'choice',
  check(file, report) {
    const star = file.groups.findLast(({ isGlobal }) => isGlobal);
    let left = READING_BUDGET;
    for (const group of file.groups) {
      const { opener, slid, hasGap } = slidIn(group);
      if (group.isGlobal || opener === undefined || standsElsewhere(file, slid)) continue;
      const [first, ...rest] = slid as readonly [LintLine, ...LintLine[]];
      const isBlocked = opener.value !== '';
      const edits = moved(file, star, [first, ...rest]);
      const isException = isBlocked && slid.some(({ kind }) => kind === 'allow');
      left -= file.text.length;
      const canMove = !isException && left >= 0 && !contradictsStar(file, slid, edits);
      report({
        ...atDirective(first),
        related: [opener, ...rest].map(({ number }) => number),
        params: {
          path: first.value,
          count: slid.length,
          names: group.agents.map(({ value }) => value),
          isBlocked,
          line: opener.number,
          hasStar: star !== undefined,
          canMove,
          hasGap,
        },
        ...(canMove && { fix: () => edits }),
      });
    }
  },
});

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
  const last = file.lines[(star.rules.at(-1)?.number ?? star.lastLine) - 1] as LintLine;
  const text = slid
    .filter((line) => !hasRule(file, { number: last.number, kind: line.kind }, line.value))
    .map((line) => `\n${file.text.slice(line.fieldFrom, line.valueTo)}`)
    .join('');
  return [...removeLines(file, slid), [last.to, last.to, text] as const].sort((a, b) => a[0] - b[0]);
}
