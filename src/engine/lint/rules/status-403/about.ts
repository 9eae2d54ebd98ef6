import { PLAIN_ANSWER } from '../../../fetch';
import { describeAnswer } from '../../../lint-texts/describe-answer';
import type { RuleAbout } from '../../../lint-texts/rule-about';
import { words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'robots.txt access denied',
  title: ({ status }) => words`The server refuses access to the file with status ${status}`,
  explain: (params) => [
    ...describeAnswer(params),
    ' Let everyone read robots.txt, without a login and past your firewall.',
  ],
  why: 'A login or firewall in front of a site often hides robots.txt too. To most crawlers that means: no rules.',
  crawlers: [
    { who: 'Google, Yandex and RFC 9309', does: 'treat it as a missing file: everything may be crawled' },
    { who: 'Python’s robotparser and the draft of 1996', does: 'treat it as a ban from the whole site' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /private/\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
      context: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 403 } } },
      goodContext: { answer: PLAIN_ANSWER },
    },
    {
      bad: 'User-agent: *\nDisallow:\n',
      good: 'User-agent: *\nDisallow:\n',
      severity: 'warning',
      context: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 401 } } },
      goodContext: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 404 } } },
    },
  ],
  sources: ['google', 'rfc9309', 'yandexAnswers', 'python', 'draft1996'],
};
