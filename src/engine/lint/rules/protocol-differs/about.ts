import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Separate files for http and https',
  title: ({ other }) => words`This file doesn’t apply to ${code(`${other}:`)} URLs`,
  explain: ({ own, robotsUrl }) =>
    words`It’s at an ${code(`${own}:`)} URL, so it applies only to ${code(`${own}:`)} URLs. For the URL you’re testing, crawlers use ${code(robotsUrl)}. Redirect one protocol to the other, or keep both files the same.`,
  why: 'To crawlers, http and https are two sites, even if visitors see one.',
  crawlers: [
    {
      who: 'Google and RFC 9309',
      does: 'apply a file only to its own protocol (http or https), host and port',
    },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /cart/\n',
      good: 'User-agent: *\nDisallow: /cart/\n',
      severity: 'note',
      context: { robotsUrl: 'https://www.example.com/robots.txt', url: 'http://www.example.com/cart/' },
      goodContext: { robotsUrl: 'https://www.example.com/robots.txt', url: 'https://www.example.com/cart/' },
    },
  ],
  sources: ['google', 'rfc9309'],
};
