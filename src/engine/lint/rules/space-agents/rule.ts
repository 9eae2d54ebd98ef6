import { agentLinesWith, agentNames } from '../../facts/agent-value';
import { weightOfNames } from '../../facts/weight-of-names';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; names: readonly string[]; first: string }>({
  dialects: 'all',
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    for (const line of agentLinesWith(file, 'blanks')) {
      const names = agentNames(line.value);
      report({
        line,
        from: line.valueFrom,
        to: line.valueTo,
        params: { value: line.value, names, first: names[0] as string },
        ...weightOfNames(names, file.context),
        fix: () => [[line.valueFrom, line.valueTo, names.join('\nUser-agent: ')]],
      });
    }
  },
});
