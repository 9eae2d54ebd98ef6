import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Web page instead of a robots.txt',
  title: () => ['This is a web page, not a robots.txt'],
  explain: () =>
    words`Crawlers need plain lines such as ${code('Disallow: /private/')}. A web page contains few or none, so usually nothing is blocked. Serve plain text, or answer 404 if you have no rules.`,
  why: 'Many servers answer every unknown URL with the home page or an error page. Some editors save text as a web page.',
  crawlers: [
    { who: 'Google', does: 'skips everything that isn’t a rule and keeps what it can read' },
    { who: 'Yandex', does: 'treats a file that isn’t plain text as missing' },
    { who: 'crawler-commons', does: 'still looks for rules in it' },
  ],
  examples: [
    {
      bad: '<!DOCTYPE html>\n<html><head><title>Shop</title></head>\n<body><p>Welcome</p></body></html>\n',
      good: 'User-agent: *\nDisallow:\n',
      severity: 'warning',
    },
    {
      bad: '<html><body><pre>User-agent: *\nDisallow: /private/\n</pre></body></html>\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
    },
  ],
  sources: ['google', 'yandexErrors', 'crawlerCommons'],
};
