import type { Edit } from '../finding';
import { atDirective, defineRule, type LintRule } from '../lint-rule';
import type { FindingKind } from '../severity';
import { groupBy } from './group-by';
import { linesWithField, type SoughtField } from './lines-by-field';

/**
 * Builds a rule of a kind about fields that no crawler reads. Reports each group once, at the first of the lines. The fix turns all of them
 * into comments, because they may be the only list of the pages.
 */
export function perGroupRule(
  kind: FindingKind,
  ...fields: readonly SoughtField[]
): LintRule<{ field: string; value: string; count: number }> {
  return defineRule({
    dialects: 'crawlers',
    kind,
    fix: 'choice',
    check(file, report) {
      for (const field of fields) {
        for (const found of groupBy(linesWithField(file, field), ({ agents }) => agents).values()) {
          const [{ line }, ...rest] = found;
          report({
            ...atDirective(line),
            related: rest.map((other) => other.line.number),
            params: { field: line.field, value: line.value, count: found.length },
            fix: () => found.map(({ line: { from } }): Edit => [from, from, '# ']),
          });
        }
      }
    },
  });
}
