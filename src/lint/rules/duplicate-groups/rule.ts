import { inSlices } from '../../../engine/collections';
import { agentMistakes } from '../../facts/agent-value';
import { crawlerIn } from '../../facts/crawler-in';
import { mergeGroups } from '../../facts/merge-groups';
import { repeatedAgents } from '../../facts/repeated-agents';
import { slidRules } from '../../facts/slid-rules';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ names: readonly string[]; firstLine: number }>({
  dialects: { only: ['standard1994', 'python'] },
  kind: 'cosmetic',
  fix: 'neutral',
  *check(file, report) {
    yield* inSlices(repeatedAgents(file), ({ group, first, names, lines }) => {
      const line = file.lines[(lines[0] ?? 0) - 1];
      // several-star-groups reports several * groups.
      if (line === undefined || names.includes('*')) return;
      // agent-full-ua reports the name itself.
      if (agentMistakes(file).get(line) === 'header' && crawlerIn(line.value, file.context) !== null) return;
      // Merging would hide where rules slid into this group.
      const hasSlid = group.rules.some(({ number }) => slidRules(file).has(number));
      const fix = hasSlid ? undefined : mergeGroups(file, first, [group])?.fix;
      report({
        ...atValue(line),
        related: [first.firstLine, ...lines.slice(1)],
        params: { names, firstLine: first.firstLine },
        ...(fix && { fix }),
      });
    });
  },
});
