import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Malformed Clean-param',
  title: ({ value }) =>
    value === ''
      ? words`${code('Clean-param')} doesn’t name a parameter`
      : words`Yandex can’t read ${code(value)} as parameters`,
  explain: () =>
    words`Yandex reports an error and ignores the line. Join parameters with ${code('&')}. You can add a space and the start of a path: ${code('ref&sid /forum/')}.`,
  why: 'Clean-param tells Yandex which URL parameters don’t change the page.',
  crawlers: [
    {
      who: 'Yandex',
      does: 'expects parameters joined with &, optionally followed by a space and a path; the line can be anywhere in the file',
    },
    { who: 'Google', does: 'ignores the line and lists it as unused' },
  ],
  fixName: () => 'Join with &',
  sources: ['yandexErrors', 'yandexCleanParam', 'googleReporting'],
};
