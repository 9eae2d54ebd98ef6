import { atValue, defineRule, type LintRule } from '../lint-rule';
import { type AgentMistake, agentLinesWith } from './agent-value';
import { weightOfNames } from './weight-of-names';

/** Builds a rule about user-agent lines with several names. `namesIn` reads the names from the value. */
export function agentListRule(
  mistake: AgentMistake,
  namesIn: (value: string) => readonly string[],
): LintRule<{ value: string; names: readonly string[]; first: string }> {
  return defineRule({
    dialects: 'all',
    kind: 'mistake',
    fix: 'evident',
    check(file, report) {
      for (const line of agentLinesWith(file, mistake)) {
        const names = namesIn(line.value);
        if (names.length < 2) continue;
        report({
          ...atValue(line),
          params: { value: line.value, names, first: names[0] as string },
          ...weightOfNames(names, file.context),
          fix: () => [[line.valueFrom, line.valueTo, names.join('\nUser-agent: ')]],
        });
      }
    },
  });
}
