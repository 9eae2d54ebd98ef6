import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Web page in place of robots.txt',
  title: () => ['This is a web page, not a robots.txt'],
  explain: () =>
    say`Crawlers read plain lines such as ${code('Disallow: /private/')}. In a web page they find few or none, so usually nothing is blocked. Serve plain text, or answer 404 if you have no rules.`,
  why: 'Many servers answer every unknown address with the home page or an error page. Some editors save text as a web page.',
  crawlers: [
    { who: 'Google', does: 'skips what is no rule and keeps what it can read' },
    { who: 'Yandex', does: 'takes a file that is no text file as missing' },
    { who: 'crawler-commons', does: 'looks for rules in it all the same' },
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
