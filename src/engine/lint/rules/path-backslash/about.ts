import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Backslash in a path',
  title: ({ value }) => words`${code(value)} contains backslashes`,
  explain: ({ path }) => words`URLs use slashes, so this rule never matches. Write ${code(path)}.`,
  why: 'Windows separates folders with backslashes. Browsers turn them into slashes before requesting a URL.',
  crawlers: [
    { who: 'Google', does: 'compares the backslash as it is and finds no matching URL' },
    { who: 'Bing, Yandex and RFC 9309', does: 'give the backslash no special meaning either' },
  ],
  fixName: () => 'Use slashes',
  fixed: ({ path }) => `changed to ${path}`,
  sources: ['googleParser'],
};
