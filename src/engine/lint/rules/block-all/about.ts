import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Whole site blocked',
  title: () => ['The whole site is blocked'],
  explain: ({ isProduction }) =>
    isProduction
      ? say`A crawler without a group of its own may not crawl any page. On a site for visitors this is nearly always a leftover; ${code('Disallow:')} without a path opens it.`
      : say`A crawler without a group of its own may not crawl any page. That is right for a site that is not public; on a public one write ${code('Disallow:')} without a path.`,
  why: 'One slash covers every address, because every path begins with it. Sites that move from a trial system to their real host often bring this line along.',
  crawlers: [
    { who: 'Google', does: 'crawls nothing; addresses that others link to may still be listed without text' },
    { who: 'Bing', does: 'crawls nothing' },
    { who: 'RFC 9309', does: 'lets the group for * hold for everybody whom no other group names' },
  ],
  fixName: ({ isAlone }) => (isAlone ? 'Open the site' : 'Remove the line'),
  fixed: ({ isAlone }) => (isAlone ? 'changed to block nothing' : 'removed'),
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/⟧\n',
      good: 'User-agent: *\nDisallow:\nDisallow-AI-Training: /\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦/⟧ # launch\n\nUser-agent: Googlebot\nDisallow: /x\n',
      good: 'User-agent: *\nAllow: /$\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
      severity: 'warning',
      context: { robotsUrl: 'https://www.example.com/robots.txt' },
    },
  ],
  sources: ['google', 'bing', 'rfc9309'],
};
