import type { TextEdit } from '../../../engine/text-edits';
import { contradictsStar } from '../../facts/contradicts-star';
import { hasRule } from '../../facts/has-rule';
import { removeLines } from '../../facts/remove-lines';
import { slidIn } from '../../facts/slid-rules';
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
      const { opener, slid, hasGap } = slidIn(file, group);
      if (opener === undefined) continue;
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

function moved(
  file: LintFile,
  star: LintGroup | undefined,
  slid: readonly [LintLine, ...LintLine[]],
): readonly TextEdit[] {
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
