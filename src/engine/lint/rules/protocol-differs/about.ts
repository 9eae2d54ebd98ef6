import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'http and https each have a file',
  title: ({ other }) => say`This file says nothing about ${code(`${other}:`)} addresses`,
  explain: ({ own, robotsUrl }) =>
    say`It lies at an ${code(`${own}:`)} address and counts for those only. For the address that you ask about crawlers read ${code(robotsUrl)}. Redirect one to the other, or keep both files alike.`,
  why: 'To a crawler http and https are two sites, even where people see one.',
  crawlers: [{ who: 'Google and RFC 9309', does: 'apply a file to its own protocol, host and port only' }],
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
