import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

const NUMBERS = Array.from({ length: 100 }, (_, index) => index + 100);

const listed = (ruleOf: (number: number) => string): string =>
  NUMBERS.map((number, index) => {
    const rule = `Disallow: ${ruleOf(number)}`;
    return `${index === 0 ? `⟦${rule}⟧` : rule}\n`;
  }).join('');

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
  examples: [
    {
      bad: `User-agent: *\n${listed((number) => `/user=${number}/`)}`,
      good: 'User-agent: *\nDisallow: /user=*/\n',
      severity: 'note',
    },
    {
      bad: `User-agent: *\n${listed((number) => `/p/${number}`)}`,
      good: 'User-agent: *\nDisallow: /p/\n',
    },
    {
      bad: `User-agent: *\n${listed((number) => `/about/news/${number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}.html`)}`,
      good: 'User-agent: *\nDisallow: /about/news/\n',
    },
  ],
  sources: ['google', 'yandexErrors', 'rfc9309'],
};
