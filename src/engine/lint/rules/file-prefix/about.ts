import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'File name that also blocks other URLs',
  title: ({ value, other, allowLine }) =>
    allowLine > 0
      ? words`${code(value)} needs an exception for ${code(other)}`
      : words`${code(value)} also blocks ${code(other)}`,
  explain: ({ value, allowLine }) =>
    words`A path covers every URL that begins with it${allowLine > 0 ? `, so line ${allowLine} has to allow one again` : ''}. ${code(`${value}$`)} blocks only this file’s URL without parameters.`,
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
      bad: 'User-agent: *\nDisallow: ⟦/a.htm⟧\nAllow: /a.html\n',
      good: 'User-agent: *\nDisallow: /a.htm$\nDisallow: /a.html\nAllow: /a.html?x\n\nUser-agent: GPTBot\nDisallow: /b.htm\nDisallow: /b.html\n',
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
