import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Folder without a slash at the end',
  title: ({ value, other, allowLine }) =>
    allowLine > 0
      ? words`${code(value)} needs an exception for ${code(other)}`
      : words`${code(value)} also blocks ${code(other)}`,
  explain: ({ value, allowLine }) =>
    words`A path covers every URL that begins with it${allowLine > 0 ? `, so line ${allowLine} has to allow one again` : ''}. If you only want to block the folder, write ${code(`${value}/`)}.`,
  why: 'Crawlers compare a path with the start of the URL, not with folder names.',
  crawlers: [
    { who: 'Google', does: 'gives this example: /fish also matches /fishheads and /fish.html' },
    { who: 'Bing, Yandex and RFC 9309', does: 'compare the start of the URL too' },
  ],
  fixName: () => 'Add a slash at the end',
  fixed: ({ value }) => `changed to ${value}/`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/fish⟧ # all fish\n',
      good: 'User-agent: *\nDisallow: /fish/ # all fish\n',
      severity: 'note',
      context: { url: 'https://example.com/fishheads/yeast.html' },
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦/shop/cat⟧\nAllow: /shop/catalogue\n',
      good: 'User-agent: *\nDisallow: /shop/cat\nDisallow: /shop/catalogue\nAllow: /shop/cat/x\nAllow: /shop/cat?\nAllow: /shop/cat-2\n',
    },
    {
      bad: 'User-agent: bingbot\nDisallow: ⟦/a/b⟧\n',
      good: 'User-agent: bingbot\nDisallow: /a/b\nDisallow: /a/bc\n',
      context: { url: 'https://example.com/a/bc' },
    },
  ],
  sources: ['google'],
};
