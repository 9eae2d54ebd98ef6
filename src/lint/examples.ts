import { byRuleId } from './by-rule-id';
import { typoExamples } from './rules/typo/typo-examples';
import type { RuleExamples } from './texts/rule-about';

/** Examples of each lint rule by its id, for tests and the rules' pages. */
export const ruleExamples: ReadonlyMap<string, RuleExamples> = new Map(
  byRuleId(
    import.meta.glob<RuleExamples>('./rules/*/examples.ts', { eager: true, import: 'examples' }),
    typoExamples,
  ),
);
