import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

const names = { page: 'a web page', XML: 'XML', JSON: 'JSON', binary: 'binary data' } as const;

export const about: RuleAbout<typeof rule> = {
  name: 'Web page or data instead of a robots.txt',
  title: ({ kind }) => [`This is ${names[kind]}, not a robots.txt`],
  explain: ({ kind }) =>
    words`Crawlers need plain lines such as ${code('Disallow: /private/')}, and ${names[kind]} contains few or none, so usually nothing is blocked. Serve plain text, or answer 404 if you have no rules.`,
  why: 'Many servers answer every unknown URL with the home page or an error page, and APIs answer in JSON or XML. Some editors save text as a web page.',
  crawlers: [
    { who: 'Google', does: 'skips everything that isn’t a rule and keeps what it can read' },
    { who: 'Yandex', does: 'treats a file that isn’t plain text as missing' },
    { who: 'crawler-commons', does: 'still looks for rules in it' },
  ],
  sources: ['google', 'yandexErrors', 'crawlerCommons'],
};
