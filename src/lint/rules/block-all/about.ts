import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Whole site blocked',
  title: ({ exempt }) =>
    exempt > 0
      ? words`The ${code('*')} group blocks the site for every crawler without its own group`
      : words`The ${code('*')} group blocks the whole site`,
  explain: ({ isProduction, exempt }) => {
    if (exempt > 0)
      return words`${exempt} ${exempt === 1 ? 'crawler has its own group' : 'crawlers have their own groups'} and can still crawl. Others can’t crawl any page. If that isn’t what you want, write ${code('Disallow:')} without a path.`;
    return isProduction
      ? words`Crawlers without their own group can’t crawl any page. On a public site this is usually a leftover. To open the site, write ${code('Disallow:')} without a path.`
      : words`Crawlers without their own group can’t crawl any page. That’s fine for a private site. If the site is public, write ${code('Disallow:')} without a path.`;
  },
  why: 'Every path begins with a slash, so one slash covers every URL. This line is often copied along when a test site goes live.',
  crawlers: [
    { who: 'Google', does: 'crawls nothing, but may still list URLs that other sites link to' },
    { who: 'Bing', does: 'crawls nothing' },
    { who: 'RFC 9309', does: 'applies the * group to every crawler that no other group names' },
  ],
  fixName: ({ isAlone }) => (isAlone ? 'Open the site' : 'Remove the line'),
  sources: ['google', 'bing', 'rfc9309'],
};
