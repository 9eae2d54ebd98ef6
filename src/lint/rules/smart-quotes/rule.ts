import { agentMistakes } from '../../facts/agent-value';
import { intentOfDirective } from '../../facts/intent-of-line';
import { quotedText } from '../../facts/quoted-text';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; bare: string; isAgent: boolean }>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'evident',
  check(file, report) {
    for (const line of file.directives) {
      const bare = quotedText(line.value);
      if (bare === null) continue;
      const isAgent = line.kind === 'user-agent';
      const intent = intentOfDirective(line.kind, bare);
      if (intent === null || (isAgent && agentMistakes(file).get(line) !== 'quotes')) continue;
      report({
        ...atValue(line),
        params: { value: line.value, bare, isAgent },
        intent,
        fix: () => [[line.valueFrom, line.valueTo, bare]],
      });
    }
  },
});
