import type { RuleAbout } from '../../texts/rule-about';
import { code, PYTHON, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Star alone as a path',
  title: ({ isAllow }) =>
    words`${code(isAllow ? 'Allow: *' : 'Disallow: *')} means ${code(isAllow ? 'Allow: /' : 'Disallow: /')}`,
  explain: () =>
    words`Crawlers that support wildcards read it as ${code('/')}. Some older tools look for an actual star in the URL, so they ignore the rule. Write ${code('/')}, which means the same to every crawler.`,
  why: 'In RFC 9309 a path starts with a slash, and only newer crawlers support the star.',
  crawlers: [
    { who: 'Google', does: 'matches every URL' },
    { who: 'Yandex', does: 'accepts a path that starts with a star' },
    {
      who: PYTHON,
      does: 'doesn’t support wildcards, so the rule matches no page',
    },
  ],
  fixName: () => 'Write a slash',
  sources: ['googleParser', 'rfc9309', 'yandexErrors', 'python'],
};
