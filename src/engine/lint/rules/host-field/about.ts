import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Host line',
  title: () => say`No search engine uses ${code('Host')} any more`,
  explain: ({ value }) =>
    value === ''
      ? ['Only Yandex read it, to learn which of several addresses is the main one.']
      : say`Only Yandex read it, to learn which of several addresses is the main one. To make ${code(value)} the main one, redirect the others to it with status 301.`,
  why: 'Host named the main address of a site. Yandex gave it up in March 2018 in favour of redirects.',
  crawlers: [
    { who: 'Yandex', does: 'has not used it since March 2018 (retold)' },
    { who: 'Google', does: 'ignores the line and lists it as unused' },
  ],
  fixName: () => 'Remove Host',
  fixed: () => 'removed',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x\n\n⟦Host: www.example.com⟧\n',
      good: 'User-agent: *\nDisallow: /x\n\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: Yandex\nDisallow: /x\n⟦Host: https://example.com⟧ # main',
      good: 'User-agent: Yandex\nDisallow: /x\n# main',
      severity: 'note',
    },
  ],
  sources: ['googleReporting', 'crawlerCommons'],
};
