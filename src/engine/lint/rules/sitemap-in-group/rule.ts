import { groupBy } from '../../facts/group-by';
import { type FieldLine, linesWithField } from '../../facts/lines-by-field';
import { removeLines } from '../../facts/remove-lines';
import type { Edit } from '../../finding';
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
    const inGroups = all.filter((sitemap) => isMeantForGroup(file, sitemap));
    const elsewhere = new Set(all.filter((sitemap) => !inGroups.includes(sitemap)).map(addressOf));
    for (const [agents, sitemaps] of groupBy(inGroups, (sitemap) => sitemap.agents)) {
      if (agents.some(({ value }) => names.read(value).isGlobal)) continue;
      const lines = sitemaps.map(({ line }) => line);
      // A comment right above would be left above other rules.
      const isLabelled = lines.some(({ number }) => file.lines[number - 2]?.kind === 'comment');
      const areCopies = sitemaps.every((sitemap) => elsewhere.has(addressOf(sitemap)));
      const fix = isLabelled ? null : areCopies ? () => removeLines(file, lines) : moveToEnd(file, lines);
      report({
        ...atDirective(sitemaps[0].line),
        related: lines.slice(1).map(({ number }) => number),
        params: {
          names: agents.slice(0, MOST_NAMES).map(({ value }) => value),
          count: lines.length,
          areCopies,
        },
        ...(fix !== null && { fix }),
      });
    }
  },
});

function addressOf({ line }: FieldLine): string {
  return line.value;
}

/** Returns whether a line looks as if it were meant for a group: it is above the group's last rule, or directly below its User-agent lines. */
function isMeantForGroup(file: LintFile, { line, agents }: FieldLine): boolean {
  const group = file.groups[file.groupAt(line.number)];
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
 * Returns edits that move lines (ascending, with their comments) to the end of the file, after a blank line. Null if a byte limit cuts the
 * file, because the end isn't read.
 */
function moveToEnd({ text, google }: LintFile, lines: readonly LintLine[]): (() => readonly Edit[]) | null {
  if (google.limitCut !== null) return null;
  return () => [
    ...lines.map(({ from, to }): Edit => [from, Math.min(to + 1, text.length), '']),
    [
      text.length,
      text.length,
      `${text.endsWith('\n') ? '' : '\n'}\n${lines.map((line) => `${line.text}\n`).join('')}`,
    ],
  ];
}
