import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Crawl-delay that crawlers cannot use',
  title: ({ value, isNumber }) => {
    if (value === '') return say`${code('Crawl-delay')} has no number`;
    return isNumber
      ? say`Not every crawler takes a delay of ${code(value)}`
      : say`${code(value)} is not a number of seconds`;
  },
  explain: ({ isNumber, names, min, max }) =>
    isNumber
      ? [
          ...list(names),
          ...say` may skip the line. The first of them is known to take whole numbers from ${min} to ${max}.`,
        ]
      : ['Crawlers skip the line, so it slows nobody down. Write a plain whole number.'],
  why: 'Crawlers that use Crawl-delay differ in what they take: some only whole numbers, some only up to a limit.',
  crawlers: [
    { who: 'Bing', does: 'takes whole numbers from 1 to 20 (retold)' },
    { who: 'Python’s robotparser', does: 'takes whole numbers only and drops the rest' },
    { who: 'Scrapy and crawler-commons', does: 'take decimals too' },
    { who: 'Google', does: 'ignores the line' },
  ],
  fixName: ({ value, better }) => (value === '' ? 'Remove the line' : `Change to ${better}`),
  fixed: ({ value, better }) => (value === '' ? 'removed' : `changed to ${better} seconds`),
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x\nCrawl-delay: ⟦0.5⟧\n',
      good: 'User-agent: *\nDisallow: /x\nCrawl-delay: 1\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: bingbot\nDisallow: /x\nCrawl-delay: ⟦60⟧\n',
      good: 'User-agent: GPTBot\nDisallow: /x\nCrawl-delay: 60\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\nCrawl-delay: ⟦10s⟧ # slowly\n',
      good: 'User-agent: *\nDisallow: /x\nCrawl-delay: 10 # slowly\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: MJ12bot\nDisallow: /x\nCrawl-delay: ⟦10 seconds⟧\n',
      good: 'User-agent: MJ12bot\nDisallow: /x\nCrawl-delay: 10\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n⟦Crawl-delay⟧:\n',
      good: 'User-agent: *\nDisallow: /x\n',
      severity: 'warning',
    },
  ],
  sources: ['bing', 'bingDelay', 'python', 'crawlerCommons'],
};
