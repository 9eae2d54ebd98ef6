import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Only the home page blocked',
  title: () => say`${code('/$')} blocks the home page and nothing else`,
  explain: () =>
    say`All other pages stay open, and so does the home page with a question mark behind it. To block the whole site, write ${code('/')}.`,
  why: 'The dollar sign ends the path: behind the slash nothing may follow.',
  crawlers: [
    { who: 'Google', does: 'takes a final $ for the end of the address' },
    { who: 'RFC 9309', does: 'takes a final $ for the end of the address' },
    { who: 'The standard of 1994', does: 'has no $, so the rule matches nothing there' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/$⟧\n',
      good: 'User-agent: *\nAllow: /$\nDisallow: /\n',
    },
  ],
  sources: ['google', 'rfc9309', 'standard1994'],
};
