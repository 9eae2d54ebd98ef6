import { PLAIN_ANSWER } from '../../../fetch';
import type { RuleAbout } from '../../../lint-texts/rule-about';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Redirect to a file on another host',
  title: () => ['The file comes from another host'],
  explain: () => [
    'The rules found there count for the host that was asked first. Whoever changes that file changes the rules of both hosts.',
  ],
  why: 'It is permitted, but easily forgotten. A file on each host is plainer.',
  crawlers: [
    { who: 'RFC 9309', does: 'applies the rules to the host that was asked first' },
    { who: 'Yandex', does: 'follows a redirect to the file of another site (retold)' },
    { who: 'Google', does: 'does not say what it does with one' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /private/\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'note',
      context: { answer: { ...PLAIN_ANSWER, redirects: 1, redirectedTo: 'other-host' } },
      goodContext: { answer: { ...PLAIN_ANSWER, redirects: 1 } },
    },
  ],
  sources: ['rfc9309', 'yandexAnswers'],
};
