import { mergeGroups, rulesIn } from '../../facts/merge-groups';
import { repeatedAgents } from '../../facts/repeated-agents';
import { ruleOf } from '../../facts/rules-text';
import { atValue, defineRule } from '../../lint-rule';

/** `groups`: number of the groups for `*` with rules. `merged`: number of those that the fix merges into the first. */
export const rule = defineRule<{ firstLine: number; groups: number; merged: number }>({
  dialects: { only: ['yandex', 'standard1994', 'python'] },
  kind: 'disagreement',
  fix: 'neutral',
  check(file, report) {
    // An empty group has no rules to lose. group-without-rules reports it.
    const repeated = repeatedAgents(file).filter(
      ({ group, names }) => group.rules.length > 0 && names.includes('*'),
    );
    const [one] = repeated;
    if (one === undefined) return;
    const lines = repeated.flatMap(
      ({ names, lines }) => file.lines[(lines[names.indexOf('*')] ?? 0) - 1] ?? [],
    );
    const [line, ...further] = lines;
    if (line === undefined) return;
    const later = repeated.filter(({ first }) => first === one.first).map(({ group }) => group);
    const merging = mergeGroups(file, one.first, later);
    const known = rulesIn(one.first);
    report({
      ...atValue(line),
      related: [one.first.firstLine, ...further.map(({ number }) => number)],
      params: { firstLine: one.first.firstLine, groups: repeated.length + 1, merged: merging?.count ?? 0 },
      ...(merging && { fix: merging.fix }),
      // A crawler that ignores rules that are repeated or match nothing loses nothing.
      ...(repeated.every(({ group }) =>
        group.rules.every((rule) => known.has(ruleOf(rule)) || !/^[/*]/.test(rule.value)),
      ) && { kind: 'cosmetic' }),
    });
  },
});
