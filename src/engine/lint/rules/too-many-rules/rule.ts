import { atDirective, defineRule } from '../../lint-rule';

/** Maximum number of rules per file that Yandex accepts (error-dictionary/robots-txt). */
const MOST_RULES = 2048;

export const rule = defineRule<{ count: number; most: number }>({
  dialects: { only: ['yandex'] },
  kind: 'disagreement',
  check(file, report) {
    // Every field that Yandex reads as a rule is a rule for Google too, so this count is an upper bound.
    if (file.rules.length <= MOST_RULES) return;
    const { groupTable, table } = file.readBy('yandex');
    const row = groupTable.ruleLines[MOST_RULES];
    const line = row === undefined ? undefined : file.lines[table.number(row) - 1];
    if (line === undefined) return;
    report({ ...atDirective(line), params: { count: groupTable.ruleLines.length, most: MOST_RULES } });
  },
});
