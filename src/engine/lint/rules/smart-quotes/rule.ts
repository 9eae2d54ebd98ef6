import { agentMistakes } from '../../facts/agent-value';
import { quotedText } from '../../facts/quoted-text';
import { defineRule, type Found } from '../../lint-rule';

export const rule = defineRule<{ value: string; bare: string; isAgent: boolean }>({
  dialects: 'all',
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    for (const line of file.directives) {
      const isAgent = line.kind === 'user-agent';
      if (!isAgent && !line.isRule) continue;
      const bare = quotedText(line.value);
      if (bare === null || (isAgent && agentMistakes(file).get(line) !== 'quotes')) continue;
      const intent: Found['intent'] = isAgent
        ? { kind: 'agents', names: bare === '' ? [] : [bare] }
        : { kind: 'rules', rules: [{ type: line.kind === 'allow' ? 'allow' : 'disallow', path: bare }] };
      report({
        line,
        from: line.valueFrom,
        to: line.valueTo,
        params: { value: line.value, bare, isAgent },
        intent,
        fix: () => [[line.valueFrom, line.valueTo, bare]],
      });
    }
  },
});
