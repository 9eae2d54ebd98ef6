import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'http sitemap on an https site',
  title: ({ value }) => words`${code(value)} uses http, but the site uses https`,
  explain: ({ count }) => [
    count === 1 ? 'This URL may still work' : `These ${count} URLs may still work`,
    count === 1
      ? ', often through a redirect. If it opens with https, write https here.'
      : ', often through a redirect. If they open with https, write https here.',
  ],
  why: 'Such lines are often left over from before a site moved to https.',
  crawlers: [
    { who: 'Google', does: 'accepts sitemaps with either protocol' },
    {
      who: 'Sitemaps protocol',
      does: 'requires all URLs in a sitemap to have the same protocol and host as the sitemap',
    },
  ],
  sources: ['google', 'sitemaps'],
};
