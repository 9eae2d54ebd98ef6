import { PLAIN_ANSWER } from '../../../fetch';
import { describeAnswer } from '../../../lint-texts/describe-answer';
import type { RuleAbout } from '../../../lint-texts/rule-about';
import { words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Redirects that never reach the file',
  title: ({ redirects }) =>
    redirects === 0
      ? ['The redirect leads nowhere']
      : words`The file is behind ${redirects} redirects, too many for some crawlers`,
  explain: (params) => [...describeAnswer(params), ' Serve the file at its URL, without redirects.'],
  why: 'Redirects from http to https, to www and to another domain add up.',
  crawlers: [
    { who: 'Google', does: 'follows five redirects, then treats the file as missing' },
    { who: 'RFC 9309', does: 'says crawlers should follow at least five' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /private/\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
      context: { answer: { ...PLAIN_ANSWER, redirects: 6 } },
      goodContext: { answer: { ...PLAIN_ANSWER, redirects: 5 } },
    },
    {
      bad: 'User-agent: *\nDisallow: /private/\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
      context: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 304 } } },
      goodContext: { answer: PLAIN_ANSWER },
    },
  ],
  sources: ['google', 'rfc9309'],
};
