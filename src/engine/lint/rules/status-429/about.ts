import { PLAIN_ANSWER } from '../../../fetch';
import { describeAnswer } from '../../../lint-texts/describe-answer';
import type { RuleAbout } from '../../../lint-texts/rule-about';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rate limit on robots.txt',
  title: () => ['The server answers 429, too many requests'],
  explain: (params) => [...describeAnswer(params), ' Take robots.txt out of the rate limit.'],
  why: 'A limit that is meant for pages also meets robots.txt, the first thing that a crawler asks for.',
  crawlers: [
    { who: 'Google', does: 'does not take 429 as a missing file, unlike other 4xx' },
    { who: 'RFC 9309', does: 'counts it with all 4xx: everything may be crawled' },
    { who: 'Apache Nutch', does: 'puts the site off' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /private/\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
      context: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 429 } } },
      goodContext: { answer: PLAIN_ANSWER },
    },
  ],
  sources: ['google', 'rfc9309', 'nutch'],
};
