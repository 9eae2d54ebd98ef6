import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'File name that is a beginning',
  title: ({ value, other }) => say`${code(value)} also blocks ${code(other)}`,
  explain: ({ value }) =>
    say`A path means every address that begins with it. ${code(`${value}$`)} means this file only, and leaves it open with a query behind it.`,
  why: 'Paths are compared as beginnings of addresses; only a dollar sign at the end says that nothing follows.',
  crawlers: [
    { who: 'Google, Bing, Yandex and RFC 9309', does: 'compare beginnings, and know $ as the end' },
    {
      who: 'Python (robotparser up to 3.13)',
      does: 'does not know $, so it finds no address for such a rule',
    },
  ],
  fixName: () => 'Add $ at the end',
  fixed: ({ value }) => `changed to ${value}$`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/a.htm⟧\nDisallow: /a.html\n',
      good: 'User-agent: *\nDisallow: /a.htm$\nDisallow: /a.html\nDisallow: /a.html?x\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦/list.xml⟧ # feed\n',
      good: 'User-agent: *\nDisallow: /list.xml$ # feed\n',
      context: { url: 'https://example.com/list.xml.gz' },
    },
  ],
  sources: ['google', 'rfc9309', 'python'],
};
