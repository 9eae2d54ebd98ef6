import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap itself blocked',
  title: ({ path }) => say`The sitemap ${code(path)} is blocked`,
  explain: ({ block, blockLine }) =>
    say`This line asks crawlers to read the sitemap, but by ${code(block)} in line ${blockLine} Google may not crawl it.`,
  why: 'A sitemap is fetched like any other address and needs permission like any other.',
  crawlers: [{ who: 'Google', does: 'follows a Sitemap line only if its address is not blocked' }],
  fixName: () => 'Allow the sitemap',
  fixed: ({ path, blockLine }) => `is allowed now: Allow: ${path} stands above line ${blockLine}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /sitemap\n\nSitemap: ⟦https://example.com/sitemap.xml⟧\n',
      good: 'User-agent: *\nAllow: /sitemap.xml\nDisallow: /sitemap\n\nSitemap: https://example.com/sitemap.xml\n',
      severity: 'error',
    },
    {
      bad: 'Sitemap: https://cdn.example.net/files/s.xml\nSitemap: ⟦https://example.com/files/s.xml⟧\n\nUser-agent: Googlebot\nDisallow: /files/\n',
      good: 'Sitemap: https://cdn.example.net/files/s.xml\n\nUser-agent: Googlebot\nDisallow: /files/\n',
      severity: 'error',
      context: { robotsUrl: 'https://example.com/robots.txt' },
    },
  ],
  sources: ['google'],
};
