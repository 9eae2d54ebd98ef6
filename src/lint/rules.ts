import { byRuleId } from './by-rule-id';
import type { LintRule } from './lint-rule';
import { typoRules } from './rules/typo/typo-rules';

/** Every rule by its id, which is the name of its folder. Adding a rule is adding a folder. Rules about misspelt fields share one. */
export const lintRules: ReadonlyMap<string, LintRule> = new Map(
  byRuleId<LintRule>(
    import.meta.glob<LintRule>('./rules/*/rule.ts', { eager: true, import: 'rule' }),
    typoRules,
  ),
);
