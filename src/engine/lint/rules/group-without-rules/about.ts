import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Crawler without rules of its own',
  title: ({ names, isLast, next }) =>
    isLast
      ? [...list(names), ' may crawl everything: no rule follows']
      : [...list(names), ...say` shares the rules of ${code(next)}`],
  explain: ({ names, isLast, hasField }) => {
    if (isLast !== true)
      return hasField
        ? say`Only a rule ends the list of names: Google and RFC 9309 read both lines as one group, so the rules below are for both. Others end the list at a blank line or at a field such as ${code('Crawl-delay')}.`
        : say`A blank line does not end a group. Most crawlers read both lines as one group, so the rules below are for both; Yandex takes the first as a group without rules.`;
    return names.includes('*')
      ? say`No rule stands under the line, so it forbids nothing. If that is not meant, add rules.`
      : say`No rule stands under the line, and the rules for ${code('*')} do not count for a crawler that is named. If that is not meant, add rules or remove the line.`;
  },
  why: 'A group lasts until the first User-agent line behind a rule. User-agent lines without rules between them belong together.',
  crawlers: [
    {
      who: 'Google and RFC 9309',
      does: 'join User-agent lines up to the next rule; without any rule the crawler may crawl everything',
    },
    { who: 'Yandex', does: 'permits no blank line inside a group' },
  ],
  fixName: ({ isLast }) => (isLast ? 'Remove the line' : 'Remove the blank line'),
  fixed: ({ isLast }) => (isLast ? 'removed' : 'joined with the next User-agent line'),
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦User-agent: bingbot⟧\n',
      good: 'User-agent: *\nDisallow: /x/\n\nUser-agent: bingbot\nDisallow: /y/\n',
      severity: 'note',
    },
    {
      bad: '⟦User-agent: Googlebot⟧\n\nUser-agent: bingbot\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /x/\n',
      severity: 'warning',
    },
    {
      bad: '⟦User-agent: AhrefsBot⟧\n\nUser-agent: GPTBot\nDisallow: /x/\n\n⟦User-agent: bingbot⟧\nCrawl-delay: 5\n\nUser-agent: CCBot\nDisallow: /y/\n',
      good: 'User-agent: AhrefsBot\nUser-agent: GPTBot\nDisallow: /x/\n\nUser-agent: bingbot\nCrawl-delay: 5\nDisallow: /z/\n\nUser-agent: CCBot\nDisallow: /y/\n',
      severity: 'warning',
    },
  ],
  sources: ['google', 'googleParser', 'rfc9309', 'yandexPaths'],
};
