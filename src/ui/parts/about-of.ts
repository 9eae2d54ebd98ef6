import { type RuleAbout, ruleAbouts } from '../../lint/texts';

/** Returns the texts about a lint rule. Every rule has texts, because its folder contains them. Throws for an unknown rule. */
export function aboutOf(rule: string): RuleAbout {
  const about = ruleAbouts.get(rule);
  if (about === undefined) throw new Error(`The rule ${rule} has no words`);
  return about;
}
