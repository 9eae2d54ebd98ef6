import { PLAIN_ANSWER } from '../../../fetch';
import type { RuleAbout } from '../../../lint-texts/rule-about';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Redirect to a file on another host',
  title: () => ['This file comes from another host'],
  explain: () => [
    'Its rules apply to the host that was requested first. Anyone who changes the file changes the rules of both hosts. If you don’t want that, put a robots.txt on each host.',
  ],
  why: 'This is allowed but easily forgotten. A separate file on each host is clearer.',
  crawlers: [
    { who: 'RFC 9309', does: 'applies the rules to the host that was requested first' },
    { who: 'Yandex', does: 'follows a redirect to another site’s file (second-hand source)' },
    { who: 'Google', does: 'doesn’t document what it does' },
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
