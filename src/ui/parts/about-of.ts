import { type RuleAbout, ruleAbouts } from '../../engine/lint-texts';

/** Returns the texts of a rule. Every rule has some, because both are in the rule's folder. */
export function aboutOf(rule: string): RuleAbout {
  const about = ruleAbouts.get(rule);
  if (about === undefined) throw new Error(`The rule ${rule} has no words`);
  return about;
}
