import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'WordPress folders blocked that pages need',
  title: ({ path }) => say`${code(path)} blocks files that your pages load`,
  explain: ({ folder }) =>
    say`WordPress pages load styles, scripts and pictures from ${code(folder)}. Search engines that may not load them can miss how your pages look.`,
  why: 'Old guides told people to block these folders. Since then search engines load pages as a browser does. WordPress itself blocks only its admin pages.',
  crawlers: [
    { who: 'Google and Apple', does: 'load styles and scripts to see a page, if they may' },
    { who: 'WordPress', does: 'blocks /wp-admin/ and no other folder in the file that it makes' },
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
