import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Path without a slash at the start, or with backslashes',
  title: ({ value, hasBackslash }) =>
    hasBackslash
      ? words`${code(value)} contains backslashes`
      : words`“${code(value)}” doesn’t start with a slash`,
  explain: ({ path, isWord, hasBackslash }) => [
    ...words`${hasBackslash ? 'URLs use slashes' : 'Every path on a site starts with a slash'}, so this rule never matches. Write ${code(path)}.`,
    ...(isWord ? words` It matches every path that starts with ${code(path)}, not only that page.` : []),
  ],
  why: 'Crawlers compare a path from its first character. Only a path that starts with a slash or a star can match. Browsers turn the backslashes of Windows paths into slashes before they request a URL.',
  crawlers: [
    { who: 'Google', does: 'reads the rule and finds no matching URL' },
    { who: 'Yandex', does: 'reports a path that starts with neither / nor * as an error' },
    { who: 'RFC 9309', does: 'requires a slash at the start' },
    { who: 'Google, Bing and Yandex', does: 'give the backslash no special meaning' },
  ],
  fixName: ({ path, hasBackslash }) => {
    if (hasBackslash) return 'Use slashes';
    return path.startsWith('/*') ? 'Put /* in front' : 'Put a slash in front';
  },
  sources: ['google', 'googleParser', 'yandexErrors', 'rfc9309'],
};
