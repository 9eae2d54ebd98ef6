import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Only the home page blocked',
  title: () => words`${code('/$')} blocks only the home page`,
  explain: () =>
    words`All other pages stay open, and so does the home page with parameters, such as ${code('/?page=2')}. To block the whole site, write ${code('/')}.`,
  why: 'The dollar sign marks the end of the path, so nothing may follow the slash.',
  crawlers: [
    { who: 'Google', does: 'treats a final $ as the end of the URL' },
    { who: 'RFC 9309', does: 'treats a final $ as the end of the URL' },
    { who: 'The 1994 standard', does: 'doesn’t support $, so the rule matches no ordinary URL' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/$⟧\n',
      good: 'User-agent: *\nAllow: /$\nDisallow: /\n',
    },
  ],
  sources: ['google', 'rfc9309', 'standard1994'],
};
