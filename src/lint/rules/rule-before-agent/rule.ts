import type { TextEdit } from '../../../engine/text-edits';
import { beginsWithMarkup } from '../../facts/looks-like-html';
import { blocksAll } from '../../facts/matches-all';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { defineRule, type Found, type IntendedRule } from '../../lint-rule';

/** Maximum number of lines above a rule that are searched for a user-agent line with another mistake. */
const MOST_ABOVE = 1000;
/** Maximum length of such a line in UTF-16 units. */
const LONGEST_AGENT_LINE = 200;

/** `isClosing`: for the crawlers that they may be for, the rules would block the whole site, perhaps with exceptions. */
export const rule = defineRule<{ count: number; target: number; isClosing: boolean }>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'choice',
  // A group ends only where another begins, so all such rules are above the first user-agent line.
  check(file, report) {
    if (beginsWithMarkup(file)) return;
    const firstAgent = file.agents[0]?.number ?? Number.POSITIVE_INFINITY;
    const behind = file.rules.findIndex(({ number }) => number > firstAgent);
    const orphans = behind < 0 ? file.rules : file.rules.slice(0, behind);
    const first = orphans[0];
    if (first === undefined || meansAgentAbove(file, first.number)) return;
    const everyone = file.agents.find(({ value }) => value === '*');
    report({
      line: first,
      related: orphans.slice(1).map(({ number }) => number),
      params: {
        count: orphans.length,
        target: everyone?.number ?? 0,
        isClosing: blocksAll({ rules: orphans }),
      },
      ...weightOf(orphans, everyone),
      fix: () =>
        everyone === undefined
          ? [[first.from, first.from, 'User-agent: *\n']]
          : moved(file, orphans, everyone),
    });
  },
});

/** Weighs rules meant for all crawlers. If the file has no `*` group, crawlers that no group names may crawl what the rules block. */
function weightOf(
  orphans: readonly LintLine[],
  everyone: LintLine | undefined,
): Pick<Found, 'intent' | 'effect'> {
  const rules = orphans.map(
    ({ kind, value }): IntendedRule => ({ type: kind === 'allow' ? 'allow' : 'disallow', path: value }),
  );
  if (everyone !== undefined) return { intent: { kind: 'rules', rules, inGroupOfLine: everyone.number } };
  const isBlocking = rules.some(({ type, path }) => type === 'disallow' && /^[/*]/.test(path));
  const isOpening = rules.some(({ type, path }) => type === 'allow' && path !== '');
  if (!isBlocking) return { effect: 'none' };
  return { effect: isOpening ? 'disagree' : 'changes' };
}

/** Returns the edits that move lines below a user-agent line and those directly after it. */
function moved(
  { text, lines }: LintFile,
  orphans: readonly LintLine[],
  below: LintLine,
): readonly TextEdit[] {
  let last = below;
  for (let at = below.number; lines[at]?.kind === 'user-agent'; at++) last = lines[at] as LintLine;
  const block = orphans.map((line) => `\n${line.text}`).join('');
  return [
    ...orphans.map(({ from, to }): TextEdit => [from, Math.min(to + 1, text.length), '']),
    [last.to, last.to, block],
  ];
}

/** Returns whether a line above is a user-agent line with a mistake, which then is the cause. */
function meansAgentAbove(file: LintFile, number: number): boolean {
  const above = file.lines.slice(Math.max(0, number - 1 - MOST_ABOVE), number - 1);
  return above.some(
    ({ kind, from, to }) =>
      (kind === 'text' || kind === 'other') &&
      /agent/i.test(file.text.slice(from, Math.min(to, from + LONGEST_AGENT_LINE))),
  );
}
