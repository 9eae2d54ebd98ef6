import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'No sitemap',
  title: () => ['This file names no sitemap'],
  explain: ({ sitemap }) =>
    words`If your site has a sitemap, add a line with its full URL, such as ${code(`Sitemap: ${sitemap}`)}. Search engines then find it without being told elsewhere. A small site doesn’t need one, and there’s nothing to do if you’ve submitted it to the search engines.`,
  why: 'A sitemap lists the pages you want found. Crawlers look for Sitemap lines in robots.txt.',
  crawlers: [
    { who: 'Google', does: 'reads sitemaps that robots.txt names, and those submitted in Search Console' },
    { who: 'Sitemaps protocol', does: 'defines the Sitemap line for this purpose' },
  ],
  sources: ['google', 'sitemaps'],
};
