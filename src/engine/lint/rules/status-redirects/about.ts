import { PLAIN_ANSWER } from '../../../fetch';
import { describeAnswer } from '../../../lint-texts/describe-answer';
import type { RuleAbout } from '../../../lint-texts/rule-about';
import { words } from '../../../lint-texts/words';
import type { rule } from './rule';

/** Statuses that redirect. The other 3xx, such as 304, don't. */
const REDIRECTS = [301, 302, 303, 307, 308];

export const about: RuleAbout<typeof rule> = {
  name: 'Redirects that never reach the file',
  title({ redirects, status }) {
    if (redirects > 0) return words`The file is behind ${redirects} redirects, too many for some crawlers`;
    return REDIRECTS.includes(status)
      ? ['The server sends a redirect without a target']
      : words`The server answered HTTP ${status} without the file`;
  },
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
    {
      bad: 'User-agent: *\nDisallow: /private/\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
      context: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 301 } } },
      goodContext: { answer: PLAIN_ANSWER },
    },
  ],
  sources: ['google', 'rfc9309'],
};
