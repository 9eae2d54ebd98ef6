import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sub-domain that the file does not cover',
  title: ({ other }) => say`This file says nothing about ${code(other)}`,
  explain: ({ own, robotsUrl }) =>
    say`It counts for ${code(own)} only. The other host needs a file of its own at ${code(robotsUrl)}; without one, everything there may be crawled.`,
  why: 'Every host stands alone: nothing is inherited from www or from the main domain.',
  crawlers: [
    { who: 'Google', does: 'applies a file to its own protocol, host and port only' },
    { who: 'Bing', does: 'takes a sub-domain without a file as open' },
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
