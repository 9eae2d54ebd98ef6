import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Clean-param of another form',
  title: ({ value }) =>
    value === ''
      ? say`${code('Clean-param')} names no parameter`
      : say`Yandex cannot read ${code(value)} as parameters`,
  explain: () => [
    ...say`Yandex reports an error and does not use the line. Parameters are joined with ${code('&')}, then a space and the beginning of a path may follow: `,
    ...say`${code('ref&sid /forum/')}.`,
  ],
  why: 'Clean-param tells Yandex which parameters of an address do not change the page.',
  crawlers: [
    {
      who: 'Yandex',
      does: 'wants parameters joined with &, then perhaps a space and a path; the line counts wherever it stands',
    },
    { who: 'Google', does: 'ignores the line and lists it as unused' },
  ],
  fixName: () => 'Join with &',
  fixed: ({ better }) => `changed to ${better}`,
  examples: [
    {
      bad: 'User-agent: Yandex\nDisallow: /x\nClean-param: ⟦ref, sid⟧ # tracking\n',
      good: 'User-agent: Yandex\nDisallow: /x\nClean-param: ref&sid # tracking\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\nClean-param: ⟦?ref= sid; /forum/⟧\n',
      good: 'User-agent: *\nDisallow: /x\nClean-param: ref&sid /forum/\n',
      severity: 'warning',
    },
  ],
  sources: ['yandexErrors', 'yandexCleanParam', 'googleReporting'],
};
