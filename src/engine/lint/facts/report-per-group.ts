import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import type { Found } from '../lint-rule';
import { type FieldLine, linesWithField, type SoughtField } from './lines-by-field';
import { removeLines } from './remove-lines';

/** Reports lines with a field once for each group, at the first of them. The fix takes all of them out. */
export function reportPerGroup(file: LintFile, field: SoughtField, report: (found: Found) => void): void {
  const byGroup = new Map<FieldLine['agents'], LintLine[]>();
  for (const { line, agents } of linesWithField(file, field)) {
    const lines = byGroup.get(agents);
    if (lines === undefined) byGroup.set(agents, [line]);
    else lines.push(line);
  }
  for (const lines of byGroup.values()) {
    const [line] = lines;
    if (line === undefined) continue;
    report({
      line,
      from: line.fieldFrom,
      to: line.valueTo,
      related: lines.slice(1).map(({ number }) => number),
      params: { field: line.field, value: line.value, count: lines.length },
      fix: () => removeLines(file, lines),
    });
  }
}
