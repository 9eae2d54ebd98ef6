import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'File of a staging site on the real site',
  title: () => ['A file made for a staging site blocks the real one'],
  explain: ({ sign, robotsUrl }) =>
    say`The file says ${code(sign)}, but it lies at ${code(robotsUrl)} and blocks everything there. Put the file of the real site in its place.`,
  why: 'A staging site is blocked on purpose. When it is copied to the real host, its robots.txt easily comes along.',
  crawlers: [{ who: 'All crawlers that obey', does: 'leave the whole site' }],
  examples: [
    {
      bad: '# staging server, keep out\nUser-agent: *\nDisallow: ⟦/⟧\n',
      good: '# staging server\nUser-agent: *\nDisallow: /cart/\n',
      severity: 'error',
      context: { robotsUrl: 'https://www.example.com/robots.txt' },
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦/⟧\n\nSitemap: https://staging.example.com/sitemap.xml\n',
      good: 'User-agent: *\nDisallow: /\n\nSitemap: https://staging.example.com/sitemap.xml\n',
      severity: 'error',
      context: { robotsUrl: 'https://www.example.com/robots.txt' },
      goodContext: { robotsUrl: 'https://staging.example.com/robots.txt' },
    },
  ],
  sources: ['bing'],
};
