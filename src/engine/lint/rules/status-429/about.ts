import { PLAIN_ANSWER } from '../../../fetch';
import { describeAnswer } from '../../../lint-texts/describe-answer';
import type { RuleAbout } from '../../../lint-texts/rule-about';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rate limit on robots.txt',
  title: () => ['The server refuses robots.txt because of too many requests (status 429)'],
  explain: (params) => [...describeAnswer(params), ' Exempt robots.txt from the rate limit.'],
  why: 'A rate limit for pages also affects robots.txt, the first file a crawler requests.',
  crawlers: [
    { who: 'Google', does: 'doesn’t treat 429 as a missing file, unlike other 4xx errors' },
    { who: 'RFC 9309', does: 'treats it like all 4xx errors: everything may be crawled' },
    { who: 'Apache Nutch', does: 'postpones crawling the site' },
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
