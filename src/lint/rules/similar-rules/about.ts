import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Many similar rules',
  title: ({ count, pattern, isFolder }) =>
    isFolder
      ? words`${count} rules block pages in ${code(pattern)} one by one`
      : words`${count} similar rules could be one: ${code(pattern)}`,
  explain: ({ pattern, path, isFolder }) =>
    isFolder
      ? words`If nothing in this folder should be crawled, ${code(`Disallow: ${pattern}`)} can replace them. It’s wider: it also blocks the pages that aren’t listed.`
      : words`${code(`Disallow: ${pattern}`)} can replace ${code(path)} and the others. It’s wider: it also blocks paths with other text in place of the numbers.`,
  why: 'Long lists of rules are hard to keep up to date, and some crawlers limit the number of rules or the size of the file. One rule blocks every path that starts with it, and a * stands for any text.',
  crawlers: [
    { who: 'Google', does: 'ignores everything after the first 500 KiB of a file' },
    { who: 'Yandex', does: 'reports an error for more than 2048 rules' },
    { who: 'RFC 9309', does: 'lets * stand for zero or more characters' },
  ],
  sources: ['google', 'yandexErrors', 'rfc9309'],
};
