import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap without a full address',
  title: ({ value, count }) => {
    if (value === '') return say`${code('Sitemap')} names no address`;
    return count > 1
      ? say`${count} addresses stand in one Sitemap line`
      : say`${code(value)} is not a full address`;
  },
  explain: ({ value, better, count }) => {
    if (value === '') return ['The line does nothing. Write the full address of the sitemap, or remove it.'];
    if (count > 1)
      return [
        'Crawlers take them for one address that does not exist. Each sitemap needs a line of its own.',
      ];
    const form = better === '' ? 'https://example.com/sitemap.xml' : better;
    return say`Google and Yandex want one full address, with https:// and the host, and may not find this sitemap. Write it as in ${code(form)}.`;
  },
  why: 'A sitemap may lie on any host, so crawlers do not guess the one that is meant.',
  crawlers: [
    { who: 'Google', does: 'wants a full address' },
    { who: 'Yandex', does: 'reports an error' },
    { who: 'crawler-commons', does: 'adds the host of the file' },
    { who: 'Python’s robotparser', does: 'hands the line on as it stands' },
  ],
  fixName: ({ value, count }) => {
    if (value === '') return 'Remove the line';
    return count > 1 ? 'Split into lines' : 'Write the full address';
  },
  fixed: ({ value, better, count }) => {
    if (value === '') return 'removed';
    return count > 1 ? `split into ${count} lines` : `changed to ${better}`;
  },
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦/sitemap.xml⟧ # all pages\n',
      good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://example.com/sitemap.xml # all pages\n',
      severity: 'warning',
      context: { robotsUrl: 'https://example.com/robots.txt' },
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦www.example.com/sitemap.xml⟧\n',
      good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://www.example.com/sitemap.xml\n',
      severity: 'warning',
      context: { robotsUrl: 'https://www.example.com/robots.txt' },
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦https://example.com/a.xml https://example.com/b.xml⟧\n',
      good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://example.com/a.xml\nSitemap: https://example.com/b.xml\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n\n⟦Sitemap⟧:\n',
      good: 'User-agent: *\nDisallow: /x\n',
      severity: 'warning',
    },
  ],
  sources: ['google', 'yandexErrors', 'crawlerCommons', 'python', 'sitemaps'],
};
