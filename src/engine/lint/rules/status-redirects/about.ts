import { PLAIN_ANSWER } from '../../../fetch';
import { describeAnswer } from '../../../lint-texts/describe-answer';
import type { RuleAbout } from '../../../lint-texts/rule-about';
import { say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Redirects that do not reach the file',
  title: ({ redirects }) =>
    redirects === 0
      ? ['The redirect leads nowhere']
      : say`The file is behind ${redirects} redirects, more than crawlers follow`,
  explain: (params) => [...describeAnswer(params), ' Serve the file at its address, without redirects.'],
  why: 'Moves from http to https, to www and to another name add up.',
  crawlers: [
    { who: 'Google', does: 'follows five redirects, then takes the file as missing' },
    { who: 'RFC 9309', does: 'asks for at least five to be followed' },
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
