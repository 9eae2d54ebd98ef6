import { PLAIN_ANSWER } from '../../../fetch';
import { describeAnswer } from '../../../lint-texts/describe-answer';
import type { RuleAbout } from '../../../lint-texts/rule-about';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Web page in place of an error',
  title: ({ isPage }) => [
    isPage ? 'The server answers with a web page' : 'The server calls the file a web page',
  ],
  explain: (params) => [
    ...describeAnswer(params),
    params.isPage ? ' Answer 404 if there is no robots.txt, or serve the text.' : ' Serve it as text/plain.',
  ],
  why: 'A server that answers every unknown address with its home page and status 200 seems to have a robots.txt. Crawlers then look for rules in that page.',
  crawlers: [
    { who: 'Google', does: 'looks for rules in the page' },
    { who: 'Yandex', does: 'takes a file that is no text file as missing' },
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
