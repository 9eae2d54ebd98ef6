import type { LintRule } from './lint-rule';

/** Every rule by its id, which is the name of its folder. Adding a rule is adding a folder. */
export const lintRules: ReadonlyMap<string, LintRule> = new Map(
  Object.entries(import.meta.glob<LintRule>('./rules/*/rule.ts', { eager: true, import: 'rule' })).map(
    ([path, rule]) => [path.split('/')[2] as string, rule],
  ),
);
