import { mergeGroups, ruleOf, rulesIn } from '../../facts/merge-groups';
import { repeatedAgents } from '../../facts/repeated-agents';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ firstLine: number }>({
  dialects: { only: ['yandex', 'standard1994', 'python'] },
  kind: 'disagreement',
  fix: 'neutral',
  check(file, report) {
    for (const { group, first, names, lines } of repeatedAgents(file)) {
      const line = file.lines[(lines[names.indexOf('*')] ?? 0) - 1];
      // An empty group has no rules to lose. group-without-rules reports it.
      if (line === undefined || group.rules.length === 0) continue;
      const fix = mergeGroups(file, first, group);
      const known = rulesIn(first);
      report({
        ...atValue(line),
        related: [first.firstLine],
        params: { firstLine: first.firstLine },
        ...(fix === null ? {} : { fix }),
        // A crawler that ignores the repeated rules loses nothing.
        ...(group.rules.every((rule) => known.has(ruleOf(rule))) && { kind: 'cosmetic' }),
      });
    }
  },
});
