import { isOverruled } from '../../effects/no-effect';
import { type AgentScopes, agentScopes } from '../../facts/agent-scopes';
import { keepsARule } from '../../facts/keeps-a-rule';
import { removeLines } from '../../facts/remove-lines';
import { slidRules } from '../../facts/slid-rules';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';
import type { FindingKind } from '../../severity';

export const rule = defineRule<{ path: string; allow: number; isFirst: boolean }>({
  dialects: { only: ['google2020', 'standard1994', 'python'] },
  kind: 'risk',
  fix: 'choice',
  check(file, report) {
    if (!file.rules.some(({ kind }) => kind === 'allow')) return;
    const { same } = agentScopes(file.google, file.context);
    const allows = allowsIn(file, same);
    for (const [index, { agents, rules }] of file.groups.entries()) {
      const known = allows.get(same[index] as number);
      if (known === undefined) continue;
      // Headers of browsers, which no crawler is named by.
      const isForNone = agents.every(({ token }) => /^mozilla$/i.test(token));
      let isMeant: boolean | null = null;
      for (const line of rules) {
        const allow = line.kind === 'disallow' ? known.get(file.patternOf(line)) : undefined;
        if (allow === undefined) continue;
        const isFirst = line.number < allow;
        isMeant ??= hasExceptions(file, rules);
        report({
          ...atValue(line),
          related: [allow],
          params: { path: line.value, allow, isFirst },
          kind: isForNone ? 'advice' : kindOf(file, line.number, isFirst),
          // A rule that slid into a foreign group is a trace of that mistake.
          ...(keepsARule(rules, line) &&
            !isMeant &&
            !slidRules(file).has(line.number) && { fix: () => removeLines(file, [line]) }),
        });
      }
    }
  },
});

/** Returns whether all Disallow rules of a group have the same path and some Allow has another. Those are exceptions to the Disallow, so it's meant. */
function hasExceptions(file: LintFile, rules: readonly LintLine[]): boolean {
  const patternsOf = (kind: LintLine['kind']): ReadonlySet<string> =>
    new Set(
      rules.filter((rule) => rule.kind === kind && rule.value !== '').map((rule) => file.patternOf(rule)),
    );
  return patternsOf('disallow').size === 1 && patternsOf('allow').size > 1;
}

/** Returns a likely mistake if the Disallow is proven to decide nothing. Which of the two rules is meant isn't known. */
function kindOf(file: LintFile, line: number, isFirst: boolean): FindingKind {
  const effects = file.effects.byLine.get(line);
  if (effects !== undefined && isOverruled(file, line, effects)) return 'risk';
  // If the Allow comes first, tools that use the first matching rule reach the same verdict.
  return isFirst ? 'risk' : 'advice';
}

/** Returns the first line of each Allow pattern, by the scope of its group. */
function allowsIn(
  file: LintFile,
  same: AgentScopes['same'],
): ReadonlyMap<number, ReadonlyMap<string, number>> {
  const allows = new Map<number, Map<string, number>>();
  for (const [index, { rules }] of file.groups.entries()) {
    const scope = same[index] as number;
    for (const line of rules) {
      if (line.kind !== 'allow' || line.value === '') continue;
      const pattern = file.patternOf(line);
      const known = allows.get(scope);
      if (known === undefined) allows.set(scope, new Map([[pattern, line.number]]));
      else if (!known.has(pattern)) known.set(pattern, line.number);
    }
  }
  return allows;
}
