import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Blocked sitemap',
  title: ({ path }) => words`The sitemap ${code(path)} is blocked`,
  explain: ({ block, blockLine, isGoogle }) => [
    ...words`This line points crawlers to the sitemap, but ${code(block)} in line ${blockLine} blocks `,
    ...(isGoogle ? ['Google'] : words`crawlers that follow the ${code('*')} group`),
    ' from reading it.',
  ],
  why: 'Crawlers load a sitemap like any other URL, so the rules apply to it too.',
  crawlers: [{ who: 'Google', does: 'uses a Sitemap line only if its URL isn’t blocked' }],
  fixName: () => 'Allow the sitemap',
  fixed: ({ path, blockLine }) => `is now allowed by Allow: ${path} above line ${blockLine}`,
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
    {
      bad: 'User-agent: Googlebot\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\nDisallow: /maps/\n\nSitemap: ⟦https://example.com/maps/s.xml⟧\nSitemap: https://www.example.com/t.xml\n',
      good: 'User-agent: Googlebot\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\nAllow: /maps/s.xml\nDisallow: /maps/\n\nSitemap: https://example.com/maps/s.xml\n',
      severity: 'error',
    },
  ],
  sources: ['google'],
};
