import type { Edit } from '../finding';
import { atDirective, defineRule, type LintRule } from '../lint-rule';
import type { FindingKind } from '../severity';
import { linesWithField, type SoughtField } from './lines-by-field';

/**
 * Builds a rule of a kind about fields that no crawler reads. Reports each field once, at its first line. The fix turns all of its lines into
 * comments, because they may be the only list of the pages.
 */
export function unreadFieldRule(
  kind: FindingKind,
  ...fields: readonly SoughtField[]
): LintRule<{ field: string; value: string; count: number }> {
  return defineRule({
    dialects: 'crawlers',
    kind,
    fix: 'choice',
    check(file, report) {
      for (const field of fields) {
        const lines = linesWithField(file, field).map(({ line }) => line);
        const [first, ...rest] = lines;
        if (first === undefined) continue;
        report({
          ...atDirective(first),
          related: rest.map(({ number }) => number),
          params: { field: first.field, value: first.value, count: lines.length },
          fix: () => lines.map(({ from }): Edit => [from, from, '# ']),
        });
      }
    },
  });
}
