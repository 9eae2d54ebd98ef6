import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'File name that also blocks other URLs',
  title: ({ value, other }) => words`${code(value)} also blocks ${code(other)}`,
  explain: ({ value }) =>
    words`A path covers every URL that begins with it. ${code(`${value}$`)} blocks only this file’s URL without parameters.`,
  why: 'Crawlers compare a path with the start of the URL. A dollar sign at the end means that nothing may follow.',
  crawlers: [
    {
      who: 'Google, Bing, Yandex and RFC 9309',
      does: 'compare the start of the URL, and treat $ as its end',
    },
    {
      who: 'Python’s robotparser up to 3.13',
      does: 'doesn’t support $, so such a rule matches no ordinary URL',
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
