import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Blocked pages that should not be listed',
  title: ({ path }) => say`Blocking ${code(path)} hides a noindex from crawlers`,
  explain: ({ hidden, hiddenLine, count }) => {
    const what = say`Line ${hiddenLine} wants ${code(hidden)} kept out of search results. A search engine that may not crawl a page never sees a noindex in it, and may still list the address. Let it crawl the page, and put the noindex into the page.`;
    return count > 1 ? [...what, ` ${count} rules of the file do this.`] : what;
  },
  why: 'robots.txt is about crawling, not about listing. A noindex works in the page or in its answer, and only where the page may be crawled.',
  crawlers: [
    {
      who: 'Google',
      does: 'has ignored Noindex lines since 2019; it may list blocked addresses that others link to',
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
