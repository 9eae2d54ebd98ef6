import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Host line',
  title: () => words`Search engines no longer use ${code('Host')}`,
  explain: ({ value }) =>
    value === ''
      ? ['Only Yandex used it, to choose a site’s main address. You can remove the line.']
      : words`Only Yandex used it, to choose a site’s main address. To make ${code(value)} the main one, redirect the site’s other addresses to it with status 301. You can remove the line.`,
  why: 'Host named a site’s main address. Yandex dropped it in March 2018 in favour of redirects.',
  crawlers: [
    { who: 'Yandex', does: 'hasn’t used it since March 2018 (second-hand source)' },
    { who: 'Google', does: 'ignores the line and lists it as unused' },
  ],
  fixName: () => 'Remove Host',
  sources: ['googleReporting', 'crawlerCommons'],
};
