import type { LintLine } from '../lint-line';
import { atDirective, defineRule, type LintRule } from '../lint-rule';
import { type FieldLine, linesWithField, type SoughtField } from './lines-by-field';
import { removeLines } from './remove-lines';

/** A rule about fields that no crawler reads: said once for each group, at the first of their lines. The fix takes all of them out. */
export function perGroupRule(
  ...fields: readonly SoughtField[]
): LintRule<{ field: string; value: string; count: number }> {
  return defineRule({
    dialects: 'crawlers',
    severity: 'note',
    fix: 'choice',
    check(file, report) {
      for (const field of fields) {
        for (const [line, ...others] of inGroups(linesWithField(file, field))) {
          report({
            ...atDirective(line),
            related: others.map(({ number }) => number),
            params: { field: line.field, value: line.value, count: others.length + 1 },
            fix: () => removeLines(file, [line, ...others]),
          });
        }
      }
    },
  });
}

function inGroups(found: readonly FieldLine[]): Iterable<readonly [LintLine, ...LintLine[]]> {
  const byGroup = new Map<FieldLine['agents'], [LintLine, ...LintLine[]]>();
  for (const { line, agents } of found) {
    const lines = byGroup.get(agents);
    if (lines === undefined) byGroup.set(agents, [line]);
    else lines.push(line);
  }
  return byGroup.values();
}
