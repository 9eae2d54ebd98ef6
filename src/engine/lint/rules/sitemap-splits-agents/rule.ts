import type { Edit } from '../../finding';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atDirective, defineRule, type Found } from '../../lint-rule';

type Values = { above: string; below: string };

export const rule = defineRule<Values>({
  dialects: { only: ['google'] },
  kind: 'disagreement',
  fix: 'neutral',
  check(file, report) {
    let above: LintLine | null = null;
    let between: LintLine[] = [];
    for (const line of file.lines) {
      if (line.kind === 'sitemap') between.push(line);
      else if (line.kind === 'user-agent') {
        if (above !== null) for (const sitemap of between) reportSplit(file, sitemap, above, line, report);
        above = line;
        between = [];
      } else if (line.kind !== 'comment') {
        // Other rules report a blank line between two user-agent lines.
        above = null;
        if (between.length > 0) between = [];
      }
    }
  },
});

function reportSplit(
  file: LintFile,
  line: LintLine,
  above: LintLine,
  below: LintLine,
  report: (found: Found<Values>) => void,
): void {
  report({
    ...atDirective(line),
    related: [above.number, below.number],
    params: { above: above.value, below: below.value },
    ...(file.google.limitCut === null ? { fix: () => toTheEnd(file, line) } : {}),
  });
}

function toTheEnd({ text }: LintFile, line: LintLine): readonly Edit[] {
  const end = text.length;
  return [
    [line.from, line.to + 1, ''],
    [end, end, `${text.endsWith('\n') ? '' : '\n'}\n${line.text}\n`],
  ];
}
