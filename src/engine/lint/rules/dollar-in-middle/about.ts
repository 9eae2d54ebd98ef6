import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Dollar sign inside a path',
  title: () => say`${code('$')} marks the end only as the last character`,
  explain: ({ value, path, count }) => {
    const what = say`${code(value)} matches only addresses that contain a dollar sign there, and some readers drop such a rule. If ${code(path)} should be where the address ends, nothing may follow the ${code('$')}.`;
    return count > 1 ? [...what, ` ${count} rules have such a sign.`] : what;
  },
  why: 'In the middle of a path the sign is an ordinary character to most crawlers; some readers drop the whole rule.',
  crawlers: [
    { who: 'Google', does: 'looks for a dollar sign in the address; its escape %24 is something else to it' },
    { who: 'RFC 9309', does: 'looks for a dollar sign, written as $ or as %24' },
    { who: 'Protego', does: 'looks for a dollar sign' },
    { who: 'Python’s robotparser since 2026', does: 'drops the rule' },
  ],
  examples: [
    { bad: 'User-agent: *\nDisallow: /a⟦$⟧b\n', good: 'User-agent: *\nDisallow: /ab$\n' },
    {
      bad: 'User-agent: *\nDisallow: /price⟦$⟧/*/list\nDisallow: /a$b\n',
      good: 'User-agent: *\nDisallow: /price%24/*/list\n',
    },
  ],
  sources: ['googleParser', 'rfc9309', 'protego', 'pythonNew'],
};
