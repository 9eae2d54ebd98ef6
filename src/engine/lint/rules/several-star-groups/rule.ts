import { mergeGroups } from '../../facts/merge-groups';
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
      report({
        ...atValue(line),
        related: [first.firstLine],
        params: { firstLine: first.firstLine },
        ...(fix === null ? {} : { fix }),
      });
    }
  },
});
