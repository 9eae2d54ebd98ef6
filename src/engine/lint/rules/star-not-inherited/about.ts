import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list } from '../../../lint-texts/words';

export const about: RuleAbout = {
  name: 'Named group without the rules for everybody',
  title: ({ names, count }) => [
    ...list(some(names, 1)),
    Number(count) === 1 ? ' does not follow a rule for ' : ` does not follow ${String(count)} rules for `,
    code('*'),
  ],
  explain: ({ names, paths, count }) => [
    ...list(some(names, 5)),
    ' may crawl ',
    ...list(some(paths, 5)),
    Number(count) > 5 ? ` and ${Number(count) - 5} more, which the group for ` : ', which the group for ',
    code('*'),
    ' blocks. A crawler that is named follows its own group only.',
  ],
  why: 'Groups are not added up: once a file names a crawler, the group for everybody says nothing to it. What should hold for both stands in both.',
  crawlers: [
    { who: 'Google', does: 'follows the groups that name it and no other' },
    { who: 'Bing', does: 'says the same of a section for Bingbot' },
    { who: 'RFC 9309', does: 'has the group for * only where no other names the crawler' },
  ],
  fixName: ({ copied }) => (Number(copied) === 1 ? 'Copy the rule' : `Copy the ${copied} rules`),
  fixed: ({ copied }) => `got ${copied} more ${Number(copied) === 1 ? 'rule' : 'rules'} in its group`,
  examples: [
    {
      bad: 'User-agent: ⟦bingbot⟧\nDisallow: /y\n\nUser-agent: *\nDisallow: /x\n\nUser-agent: Bingbot\nDisallow: /z\n',
      good: 'User-agent: bingbot\nDisallow: /y\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\n\nUser-agent: Bingbot\nDisallow: /z\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\nDisallow: /open\n\nUser-agent: ⟦bingbot⟧\nDisallow: /y\nAllow: /open\n',
      good: 'User-agent: *\nDisallow: /x\nDisallow: /open\n\nUser-agent: bingbot\nDisallow: /y\nAllow: /open\nDisallow: /x\n\nUser-agent: GPTBot\nDisallow:\n\nUser-agent: CCBot\nDisallow: /\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nAllow: /shop/about\nDisallow: /shop/\n\nUser-agent: ⟦MJ12bot⟧\nDisallow: /tmp/\n',
      good: 'User-agent: *\nAllow: /shop/about\nDisallow: /shop/\n\nUser-agent: AdsBot-Google\nDisallow: /tmp/\n',
    },
    {
      bad: 'User-agent: ⟦YandexBot⟧\nDisallow: /y\n\nDisallow: /z\n\nUser-agent: *\nDisallow: /x\n',
      good: 'User-agent: YandexBot\nDisallow: /y\nDisallow: /x\n\nDisallow: /z\n\nUser-agent: *\nDisallow: /x\n',
    },
  ],
  sources: ['google', 'bingGroups', 'rfc9309'],
};

/** The first of a list. */
function some(values: unknown, count: number): readonly string[] {
  return Array.isArray(values) ? values.slice(0, count).map(String) : [];
}
