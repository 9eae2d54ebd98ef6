import { type RuleAbout, ruleAbouts } from '../../engine/lint-texts';

/** The words of a rule. Every rule has some: the folder of each holds both. */
export function aboutOf(rule: string): RuleAbout {
  const about = ruleAbouts.get(rule);
  if (about === undefined) throw new Error(`The rule ${rule} has no words`);
  return about;
}
