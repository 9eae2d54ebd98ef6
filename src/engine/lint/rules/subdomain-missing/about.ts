import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Subdomain this file doesn’t cover',
  title: ({ other }) => words`This file doesn’t apply to ${code(other)}`,
  explain: ({ own, robotsUrl }) =>
    words`It applies only to ${code(own)}. The other host needs its own file at ${code(robotsUrl)}. Without one, crawlers may crawl everything there.`,
  why: 'Every host needs its own file: nothing is inherited from www or the main domain.',
  crawlers: [
    { who: 'Google', does: 'applies a file only to its own protocol (http or https), host and port' },
    { who: 'Bing', does: 'treats a subdomain without a file as open' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /cart/\n',
      good: 'User-agent: *\nDisallow: /cart/\n',
      severity: 'note',
      context: { robotsUrl: 'https://www.example.com/robots.txt', url: 'https://shop.example.com/cart/' },
      goodContext: {
        robotsUrl: 'https://shop.example.com/robots.txt',
        url: 'https://shop.example.com/cart/',
      },
    },
    {
      bad: 'User-agent: *\nDisallow: /cart/\n',
      good: 'User-agent: *\nDisallow: /cart/\n',
      severity: 'note',
      context: { robotsUrl: 'https://www.example.com/robots.txt', url: 'https://example.com/cart/' },
      goodContext: { robotsUrl: 'https://www.example.com/robots.txt', url: 'https://elsewhere.org/cart/' },
    },
  ],
  sources: ['google', 'bing'],
};
