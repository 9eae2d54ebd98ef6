import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Blocked pages that shouldn’t be listed',
  title: ({ path }) => words`Blocking ${code(path)} hides a noindex from crawlers`,
  explain: ({ hidden, hiddenLine, count }) => {
    const effect = words`Line ${hiddenLine} is meant to keep ${code(hidden)} out of search results. If a search engine can’t crawl a page, it never sees a noindex there and may still list the URL. Let search engines crawl the page, and put the noindex into the page itself.`;
    return count > 1 ? [...effect, ` ${count} rules in this file do this.`] : effect;
  },
  why: 'robots.txt controls crawling, not listing. A noindex works only in the page or its headers, and only if the page may be crawled.',
  crawlers: [
    {
      who: 'Google',
      does: 'has ignored Noindex lines since 2019; it may list blocked URLs that others link to',
    },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/old⟧\nNoindex: /old/page\nDisallow: /cart\n',
      good: 'User-agent: *\nDisallow: /cart\nNoindex: /old/page\n',
    },
  ],
  sources: ['googleNoindex', 'googleUnsupported'],
};
