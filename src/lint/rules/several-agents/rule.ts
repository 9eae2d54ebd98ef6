import { agentLinesWith, agentNames, isListOfNames } from '../../facts/agent-value';
import { weightOfNames } from '../../facts/weight-of-names';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; names: readonly string[]; first: string }>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'evident',
  check(file, report) {
    for (const line of agentLinesWith(file, 'several')) {
      const { value } = line;
      const names = isListOfNames(value) ? namesBetweenCommas(value) : agentNames(value);
      if (names.length < 2) continue;
      report({
        ...atValue(line),
        params: { value, names, first: names[0] as string },
        ...weightOfNames(names, file.context),
        fix: () => [[line.valueFrom, line.valueTo, names.join('\nUser-agent: ')]],
      });
    }
  },
});

function namesBetweenCommas(value: string): readonly string[] {
  return value
    .split(',')
    .map((name) => agentNames(name).join(' '))
    .filter((name) => name !== '');
}
