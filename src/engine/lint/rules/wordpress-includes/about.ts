import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Blocked WordPress folders that pages need',
  title: ({ path }) => words`${code(path)} blocks files your pages load`,
  explain: ({ folder }) =>
    words`WordPress pages load styles, scripts and images from ${code(folder)}. If search engines can’t load them, they may not see how your pages look.`,
  why: 'Old guides recommended blocking these folders. Search engines now load pages as browsers do. WordPress itself blocks only its admin area.',
  crawlers: [
    { who: 'Google and Apple', does: 'load styles and scripts to see a page, if allowed' },
    { who: 'WordPress', does: 'blocks only /wp-admin/ in the file it generates' },
  ],
  fixName: () => 'Remove the rule',
  fixed: () => 'removed',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /search/\nDisallow: ⟦/wp-includes/⟧\nDisallow: ⟦/wp-content/plugins/⟧\n',
      good: 'User-agent: *\nDisallow: /search/\nDisallow: /wp-content/cache/\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nDisallow: /search/\n\nUser-agent: Googlebot\nDisallow: /search/\nDisallow: ⟦/wp-content⟧\n',
      good: 'User-agent: *\nDisallow: /search/\n\nUser-agent: GPTBot\nDisallow: /search/\nDisallow: /wp-content/uploads/\n',
      severity: 'note',
    },
  ],
  sources: ['wordpress', 'apple'],
};
