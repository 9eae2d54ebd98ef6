import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Style sheets or scripts blocked',
  title: ({ value, isStyle }) => say`${code(value)} blocks ${isStyle ? 'style sheets' : 'scripts'}`,
  explain: ({ names, isStyle }) => {
    const who = names.length > 0 ? list(names) : ['Crawlers'];
    return [
      ...who,
      ` may not crawl ${isStyle ? 'style sheets' : 'scripts'} that this matches. Search engines that draw a page to understand it see it without them.`,
    ];
  },
  why: 'Google and Apple load styles and scripts like a browser does, to see a page as visitors see it.',
  crawlers: [
    { who: 'Google', does: 'draws pages and needs their styles and scripts for that' },
    { who: 'Applebot', does: 'may draw pages; without their resources it may not see the content' },
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
