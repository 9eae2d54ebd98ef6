import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, listed, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Style sheets or scripts blocked',
  title: ({ value, isStyle }) => words`${code(value)} blocks ${isStyle ? 'style sheets' : 'scripts'}`,
  explain: ({ names, isStyle }) =>
    words`${names.length > 0 ? listed(names) : 'Crawlers that follow the * group'} can’t load matching ${isStyle ? 'style sheets' : 'scripts'}. Search engines that load pages as browsers do may see yours incompletely.`,
  why: 'Google and Apple load styles and scripts to see your pages as visitors do.',
  crawlers: [
    { who: 'Google', does: 'loads pages as browsers do, so it needs their styles and scripts' },
    {
      who: 'Applebot',
      does: 'may load pages as browsers do, and may miss content if their files are blocked',
    },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /*⟦.js⟧$\nDisallow: /assets/*⟦.css⟧\n',
      good: 'User-agent: *\nDisallow: /*.json$\nDisallow: /*.jsp\nDisallow: /style\nDisallow: /*/ads.js\n',
    },
    {
      bad: 'User-agent: Googlebot\nDisallow: /theme/*⟦.css⟧?v=\n',
      good: 'User-agent: GPTBot\nDisallow: /*.css\n\nUser-agent: Googlebot\nAllow: /*.css$\nDisallow: /a*.css\nAllow: /a*.css*\n',
    },
  ],
  sources: ['google', 'apple'],
};
