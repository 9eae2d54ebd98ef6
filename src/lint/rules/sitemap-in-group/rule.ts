import { groupBy } from '../../../engine/collections';
import type { TextEdit } from '../../../engine/text-edits';
import { type LineWithField, linesWithField } from '../../facts/lines-by-field';
import { removeLines } from '../../facts/remove-lines';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atDirective, defineRule } from '../../lint-rule';

/** Maximum number of a group's names shown in a sentence. */
const MOST_NAMES = 4;
/** Maximum number of lines examined between the names of a group and its sitemap. */
const MOST_BETWEEN = 20;

export const rule = defineRule<{ names: readonly string[]; count: number; areCopies: boolean }>({
  dialects: 'crawlers',
  kind: 'cosmetic',
  fix: 'neutral',
  check(file, report) {
    const { agents: names } = file.google.dialect;
    const all = linesWithField(file, 'sitemap');
    const inGroups = all.filter(
      (sitemap) =>
        isMeantForGroup(file, sitemap) && !sitemap.agents.some(({ value }) => names.read(value).isGlobal),
    );
    const reported = new Set(inGroups);
    const elsewhere = new Set(all.filter((sitemap) => !reported.has(sitemap)).map(({ line }) => line.value));
    for (const [agents, sitemaps] of groupBy(inGroups, (sitemap) => sitemap.agents)) {
      const lines = sitemaps.map(({ line }) => line);
      // A comment right above would be left above other rules.
      const isLabelled = lines.some(({ number }) => file.lines[number - 2]?.kind === 'comment');
      const single = lines.filter(({ value }) => !elsewhere.has(value));
      const fix = isLabelled
        ? null
        : single.length === 0
          ? () => removeLines(file, lines)
          : moveToEnd(file, lines, single);
      for (const { value } of lines) elsewhere.add(value);
      report({
        ...atDirective(sitemaps[0].line),
        related: lines.slice(1).map(({ number }) => number),
        params: {
          names: agents.slice(0, MOST_NAMES).map(({ value }) => value),
          count: lines.length,
          areCopies: single.length === 0,
        },
        ...(fix !== null && { fix }),
      });
    }
  },
});

/** Returns whether a line looks as if it were meant for a group: it is above the group's last rule, or directly below its User-agent lines. */
function isMeantForGroup(file: LintFile, { line, agents }: LineWithField): boolean {
  const group = file.groupOf(line);
  if (group === undefined) return isRightBelow(file, agents.at(-1), line);
  return (group.rules.at(-1)?.number ?? 0) > line.number;
}

/** Returns whether a line is close below a user-agent line, with only sitemaps and comments between them. */
function isRightBelow(file: LintFile, above: LintLine | undefined, line: LintLine): boolean {
  if (above === undefined || line.number - above.number > MOST_BETWEEN) return false;
  for (let number = line.number - 1; number > above.number; number--) {
    const kind = file.lines[number - 1]?.kind;
    if (kind !== 'sitemap' && kind !== 'comment') return false;
  }
  return true;
}

/**
 * Returns edits that remove lines (ascending, with their comments) and write those in `kept` at the end of the file, after a blank line. Null
 * if a byte limit cuts the file, because the end isn't read.
 */
function moveToEnd(
  { text, google }: LintFile,
  lines: readonly LintLine[],
  kept: readonly LintLine[],
): (() => readonly TextEdit[]) | null {
  if (google.limitCut !== null) return null;
  return () => [
    ...lines.map(({ from, to }): TextEdit => [from, Math.min(to + 1, text.length), '']),
    [
      text.length,
      text.length,
      `${text.endsWith('\n') ? '' : '\n'}\n${kept.map((line) => `${line.text}\n`).join('')}`,
    ],
  ];
}
