import { type RuleAbout, ruleAbouts } from '../../engine/lint-texts';

/** Returns the texts about a lint rule. Throws for an unknown rule; each known one has texts, because its folder contains both. */
export function aboutOf(rule: string): RuleAbout {
  const about = ruleAbouts.get(rule);
  if (about === undefined) throw new Error(`The rule ${rule} has no words`);
  return about;
}
