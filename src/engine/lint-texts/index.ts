/** The words of all lint rules. A door of its own: the worker that looks for problems needs none of them. */
import type { RuleAbout } from './rule-about';

export type { Example, RuleAbout, Words } from './rule-about';
export { sources } from './sources';
export { plainWords } from './words';

/** What each rule is about, by its id, which is the name of its folder. */
export const ruleAbouts: ReadonlyMap<string, RuleAbout> = new Map(
  Object.entries(
    import.meta.glob<RuleAbout>('../lint/rules/*/about.ts', { eager: true, import: 'about' }),
  ).map(([path, about]) => [path.split('/').at(-2) as string, about]),
);
