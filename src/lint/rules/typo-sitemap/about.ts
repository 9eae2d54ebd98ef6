import type { RuleAbout } from '../../texts/rule-about';
import { copiedSitemap, spellingFixed, spellingFixName } from '../../texts/well-spelt-copy';
import { code, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Misspelt Sitemap',
  title: ({ field, readers }) =>
    words`${readers.length > 0 ? 'Not every crawler reads' : 'Crawlers don’t read'} “${code(field)}” as Sitemap`,
  explain: ({ readers, hasCopy }) => {
    if (hasCopy) return copiedSitemap;
    return readers.length > 0
      ? words`${listNames(readers)} ${readers.length > 1 ? 'accept' : 'accepts'} this spelling. Others won’t find the sitemap through this line. Write ${code('Sitemap')}.`
      : words`Crawlers skip this line, so they don’t find the sitemap through it. Write ${code('Sitemap')}.`;
  },
  why: 'Sitemap lines block nothing. They tell crawlers where to find the list of your pages.',
  crawlers: [
    { who: 'Google', does: 'accepts “site-map”, but not “site map”' },
    { who: 'Protego', does: 'accepts “site-map” and “sitemaps”' },
  ],
  fixName: spellingFixName,
  fixed: spellingFixed,
  sources: ['googleParser', 'protego'],
};
