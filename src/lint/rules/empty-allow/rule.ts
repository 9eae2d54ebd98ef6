import type { TextEdit } from '../../../engine/text-edits';
import { keepsARule } from '../../facts/keeps-a-rule';
import { removeLines } from '../../facts/remove-lines';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atField, defineRule } from '../../lint-rule';

export const rule = defineRule<{ isAlone: boolean }>({
  dialects: { not: ['google2020', 'standard1994'] },
  kind: 'advice',
  fix: 'neutral',
  check(file, report) {
    for (const { rules: lines } of file.groups) {
      const empty = lines.filter(({ kind, value }) => kind === 'allow' && value === '');
      for (const [index, line] of empty.entries()) {
        // If the group has no other rule, the first one stays as a Disallow.
        const isAlone = index === 0 && !keepsARule(lines, line);
        report({ ...atField(line), params: { isAlone }, fix: () => mend(file, line, isAlone) });
      }
    }
  },
});

/**
 * Removes an empty Allow. Turns it into a Disallow if it is alone, because a group without rules would merge
 * with the next one.
 */
function mend(file: LintFile, line: LintLine, isAlone: boolean): readonly TextEdit[] {
  return isAlone ? [[line.fieldFrom, line.fieldTo, 'Disallow']] : removeLines(file, [line]);
}
