import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Blocked pages that shouldn’t be listed',
  title: ({ path, isComment }) =>
    isComment
      ? words`Blocking ${code(path)} doesn’t keep it out of search results`
      : words`Blocking ${code(path)} hides a noindex from crawlers`,
  explain: ({ hidden, hiddenLine, count, isComment }) => {
    const effect = isComment
      ? words`The comment in line ${hiddenLine} suggests that these pages shouldn’t be indexed. Search engines may still list the URL of a page they can’t crawl. To keep it out, let them crawl the page and put a noindex into the page itself.`
      : words`Line ${hiddenLine} is meant to keep ${code(hidden)} out of search results. If a search engine can’t crawl a page, it never sees a noindex there and may still list the URL. Let search engines crawl the page, and put the noindex into the page itself.`;
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
    {
      bad: 'User-agent: *\n# Keep these pages out of the index: de-indexed\nDisallow: ⟦/catalog/*x⟧\nDisallow: /tmp # don’t need to be indexed\nDisallow: /cart\n',
      good: '# Prevent indexing of some pages\n\nUser-agent: *\n# Not the index page\nDisallow: /cart\nDisallow: /index.html\n',
    },
  ],
  sources: ['googleNoindex', 'googleUnsupported'],
};
