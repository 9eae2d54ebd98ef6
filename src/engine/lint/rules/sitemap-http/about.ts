import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap with http on an https site',
  title: ({ value }) => say`${code(value)} begins with http, the site with https`,
  explain: ({ count }) => [
    count === 1 ? 'The address may still work' : `These ${count} addresses may still work`,
    ', often over a redirect. If the sitemap can be fetched with https, name that address.',
  ],
  why: 'Such lines are often left over from the time before a site moved to https.',
  crawlers: [
    { who: 'Google', does: 'takes sitemaps with either protocol' },
    { who: 'Sitemaps protocol', does: 'wants all addresses of a sitemap to have its own protocol and host' },
  ],
  fixName: () => 'Change to https',
  fixed: () => 'changed to https',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦http⟧://example.com/s.xml\nSitemap: http://example.com/t.xml\n',
      good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://example.com/s.xml\nSitemap: https://example.com/t.xml\n',
      severity: 'note',
      context: { robotsUrl: 'https://example.com/robots.txt' },
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦HTTP⟧://Example.com/s.xml # old\n',
      good: 'User-agent: *\nDisallow: /x\n\nSitemap: http://example.com/s.xml # old\n',
      severity: 'note',
      context: { robotsUrl: 'https://example.com/robots.txt' },
      goodContext: { robotsUrl: 'http://example.com/robots.txt' },
    },
  ],
  sources: ['google', 'sitemaps'],
};
