import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Name that no known crawler has',
  title: ({ value, meant, isMisspelt }) =>
    isMisspelt
      ? say`${code(value)} looks like a misspelt ${code(meant)}`
      : say`${code(value)} is not what a crawler calls itself`,
  explain: ({ value, meant, others, isMisspelt }) => {
    if (isMisspelt)
      return say`Crawlers compare the whole name, so ${code(meant)} does not follow the rules for ${code(value)}.`;
    const more = others.length > 0;
    return [
      'Crawlers compare the whole name, so the rules reach nobody we know. Known names are ',
      ...list([meant, ...(more ? others : [])]),
      '.',
    ];
  },
  why: 'A group holds for the exact name that a crawler looks for, which is seldom that of its company. Our list does not hold every crawler of the world.',
  crawlers: [
    { who: 'Google', does: 'compares whole names, ignoring case' },
    { who: 'RFC 9309', does: 'has crawlers compare their product token, ignoring case' },
  ],
  fixName: ({ meant }) => `Name ${meant}`,
  fixed: ({ meant }) => `changed to ${meant}`,
  examples: [
    {
      bad: 'User-agent: ⟦Google⟧\nDisallow: /x\n',
      good: 'User-agent: Googlebot\nDisallow: /x\n\nUser-agent: MyOwnBot\nDisallow: /y\nDisallow: /x\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: ⟦Goglebot⟧ # search\nDisallow: /x\n',
      good: 'User-agent: Googlebot # search\nDisallow: /x\n',
    },
    {
      bad: 'User-agent: ⟦OpenAI⟧\nUser-agent: ⟦FeedFetcher⟧\nDisallow:\n',
      good: 'User-agent: GPTBot\nUser-agent: FeedFetcher-Google\nDisallow:\n\nUser-agent: OpenAI\nUser-agent: ABCBot\nDisallow:\n',
    },
  ],
  sources: ['googleParser', 'rfc9309', 'googleCrawlers'],
};
