import { PLAIN_ANSWER } from '../../../fetch';
import { describeAnswer } from '../../../lint-texts/describe-answer';
import type { RuleAbout } from '../../../lint-texts/rule-about';
import { words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Server error instead of the file',
  title: ({ status }) =>
    status === 0 ? ['The server doesn’t respond'] : words`The server answers with error ${status}`,
  explain: (params) => [
    ...describeAnswer(params),
    ' Make sure robots.txt is available even when the rest of the site is down.',
  ],
  why: 'A crawler that can’t get the file doesn’t know what it may crawl. Most stop at first, and reconsider if the error lasts.',
  crawlers: [
    { who: 'Google', does: 'stops for 12 hours, then uses its last cached copy for up to 30 days' },
    { who: 'RFC 9309', does: 'tells crawlers to stay away, and lets them reconsider after about 30 days' },
    { who: 'Yandex', does: 'treats the site as open' },
    { who: 'Python’s robotparser', does: 'allows nothing' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /private/\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
      context: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 503 } } },
      goodContext: { answer: PLAIN_ANSWER },
    },
    {
      bad: 'User-agent: *\nAllow: /\n',
      good: 'User-agent: *\nAllow: /\n',
      severity: 'error',
      context: { answer: { ...PLAIN_ANSWER, final: { kind: 'network-failure', failure: 'timeout' } } },
      goodContext: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 404 } } },
    },
  ],
  sources: ['google', 'rfc9309', 'yandexAnswers', 'python'],
};
