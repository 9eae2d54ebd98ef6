import type { RuleExamples } from './texts/rule-about';

/** Examples of each lint rule by its id, for tests and the rules' pages. */
export const ruleExamples: ReadonlyMap<string, RuleExamples> = new Map(
  Object.entries(
    import.meta.glob<RuleExamples>('./rules/*/examples.ts', { eager: true, import: 'examples' }),
  ).map(([path, examples]) => [path.split('/').at(-2) as string, examples]),
);
