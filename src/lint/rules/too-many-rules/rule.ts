import { rulesText } from '../../facts/rules-text';
import { atDirective, defineRule } from '../../lint-rule';

/** Maximum number of rules per file that Yandex accepts (error-dictionary/robots-txt). */
const MOST_RULES = 2048;

/** `alike`: number of groups with the same rules as the one with the first rule too many. `repeated`: number of these rules. */
export const rule = defineRule<{ count: number; most: number; alike: number; repeated: number }>({
  dialects: { only: ['yandex'] },
  kind: 'disagreement',
  check(file, report) {
    // Every field that Yandex reads as a rule is a rule for Google too, so this count is an upper bound.
    if (file.rules.length <= MOST_RULES) return;
    const { groupTable, table } = file.readBy('yandex');
    const row = groupTable.ruleLines[MOST_RULES];
    const line = row === undefined ? undefined : file.lines[table.number(row) - 1];
    if (line === undefined) return;
    const rules = file.groupOf(line)?.rules ?? [];
    const text = rulesText(rules);
    report({
      ...atDirective(line),
      params: {
        count: groupTable.ruleLines.length,
        most: MOST_RULES,
        alike: file.groups.filter((group) => rulesText(group.rules) === text).length,
        repeated: rules.length,
      },
    });
  },
});
