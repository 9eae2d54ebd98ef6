/**
 * Texts of all lint rules. A separate entry point, because the worker that checks the file doesn't need them.
 */
import { byRuleId } from '../by-rule-id';
import { typoAbouts } from '../rules/typo/typo-abouts';
import type { RuleAbout } from './rule-about';
import { withMoreLines } from './with-more-lines';

export type { RuleAbout, RuleExample, RuleWords } from './rule-about';
export { sources } from './sources';
export { plainWords } from './words';

/** Texts of each rule by its id, which is the name of its folder. */
export const ruleAbouts: ReadonlyMap<string, RuleAbout> = new Map(
  byRuleId<RuleAbout>(
    import.meta.glob<RuleAbout>('../rules/*/about.ts', { eager: true, import: 'about' }),
    typoAbouts,
  ).map(([id, about]) => [id, withMoreLines(about)]),
);
