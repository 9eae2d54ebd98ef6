import { PLAIN_ANSWER } from '../../../fetch';
import { describeAnswer } from '../../../lint-texts/describe-answer';
import type { RuleAbout } from '../../../lint-texts/rule-about';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Web page instead of an error',
  title: ({ isPage }) => [
    isPage
      ? 'The server sends a web page instead of robots.txt'
      : 'The server labels robots.txt as a web page',
  ],
  explain: (params) => [
    ...describeAnswer(params),
    params.isPage
      ? ' Let the server send the text file or, if you have none, the status 404 (not found).'
      : ' Let the server send the file as plain text (text/plain).',
  ],
  why: 'If a server answers every unknown URL with its home page and status 200, it seems to have a robots.txt. Crawlers then look for rules in that page.',
  crawlers: [
    { who: 'Google', does: 'looks for rules in the page' },
    { who: 'Yandex', does: 'treats a file that isn’t plain text as missing' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /private/\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
      context: { answer: { ...PLAIN_ANSWER, body: 'html', contentType: 'text/html' } },
      goodContext: { answer: PLAIN_ANSWER },
    },
    {
      bad: 'User-agent: *\nDisallow:\n',
      good: 'User-agent: *\nDisallow:\n',
      severity: 'note',
      context: { answer: { ...PLAIN_ANSWER, contentType: 'text/html' } },
      goodContext: { answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 404 }, body: 'html' } },
    },
  ],
  sources: ['google', 'yandexErrors'],
};
