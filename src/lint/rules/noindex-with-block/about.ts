import type { ParamsOf } from '../../lint-rule';
import type { RuleAbout, RuleWords } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Blocked pages that shouldn’t be listed',
  title: ({ path, count }) => {
    if (count === 1) return words`Blocking ${code(path)} doesn’t keep it out of search results`;
    const others = count === 2 ? 'one more path' : `${count - 1} more paths`;
    return words`Blocking ${code(path)} and ${others} doesn’t keep them out of search results`;
  },
  explain: ({ hidden, hiddenLine, evidence }) => [
    ...reason(hidden, hiddenLine, evidence),
    ...words` remove the Disallow and add ${code('noindex')} to each page’s robots meta tag, or to the X-Robots-Tag header of files such as PDFs.`,
  ],
  why: 'robots.txt controls crawling, not listing. A noindex works only in the page or its headers, and only if the page may be crawled.',
  crawlers: [
    {
      who: 'Google',
      does: 'has ignored Noindex lines since 2019; it may list blocked URLs that others link to',
    },
  ],
  sources: ['googleNoindex', 'googleUnsupported'],
};

function reason(hidden: string, line: number, evidence: ParamsOf<typeof rule>['evidence']): RuleWords {
  if (evidence === 'line')
    return words`Line ${line} asks to keep ${code(hidden)} out of search results, but no major search engine reads Noindex lines. Search engines may still list the URL of a page they can’t crawl. To keep pages out,`;
  return evidence === 'comment'
    ? words`The comment in line ${line} suggests that these pages shouldn’t be in search results. Search engines may still list the URL of a page they can’t crawl. To keep pages out,`
    : words`The comment in line ${line} suggests that these pages needn’t be in search results. Blocking saves crawling, but search engines may still list the URLs. If they shouldn’t,`;
}
