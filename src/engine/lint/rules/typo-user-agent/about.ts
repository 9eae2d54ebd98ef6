import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Misspelt User-agent',
  title: ({ field }) => say`“${code(field)}” does not begin a group everywhere`,
  explain: ({ readers, value }) =>
    readers.length > 0
      ? [
          ...list(readers),
          ...say` accepts this spelling. Others skip the line, so the rules below it are not for ${code(value)} but for whom the lines above name.`,
        ]
      : say`Crawlers skip the line. The rules below it are not for ${code(value)} but for whom the lines above name, or for nobody.`,
  why: 'A line that is no User-agent line begins no group: the rules under it join the group above.',
  crawlers: [
    { who: 'Google', does: 'accepts “useragent” and “user agent”, and nothing else' },
    { who: 'Google’s document of 2020', does: 'calls “useragent” unsupported' },
    { who: 'Bing, Yandex and RFC 9309', does: 'know User-agent only' },
  ],
  fixName: () => 'Fix spelling',
  fixed: () => 'changed to User-agent',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦User_agent⟧: bingbot\nDisallow: /\n',
      good: 'User-agent: *\nDisallow: /x/\n\nUser-agent: bingbot\nDisallow: /\n',
      severity: 'error',
    },
    {
      bad: '⟦Useragent⟧: *\nDisallow: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: '⟦User-agnet⟧ Googlebot\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: '⟦Agent⟧: *\nDisallow: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: '⟦User agent⟧: Googlebot # search\nDisallow: /x/\n',
      good: 'User-agent: Googlebot # search\nDisallow: /x/\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'google2020'],
};
