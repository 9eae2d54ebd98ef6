import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Path without a slash at the start',
  title: ({ value }) => words`${code(value)} doesn’t start with a slash`,
  explain: ({ path, isWord }) => [
    ...words`Every path on a site starts with a slash, so this rule never matches. Write ${code(path)}.`,
    ...(isWord ? words` It matches every path that starts with ${code(path)}, not only that page.` : []),
  ],
  why: 'Crawlers compare a path from its first character. Only a path that starts with a slash or a star can match.',
  crawlers: [
    { who: 'Google', does: 'reads the rule and finds no matching URL' },
    { who: 'Yandex', does: 'reports a path that starts with neither / nor * as an error' },
    { who: 'RFC 9309', does: 'requires a slash at the start' },
  ],
  fixName: ({ path }) => (path.startsWith('/*') ? 'Put /* in front' : 'Put a slash in front'),
  fixed: ({ path }) => `changed to ${path}`,
  sources: ['google', 'googleParser', 'yandexErrors', 'rfc9309'],
};
