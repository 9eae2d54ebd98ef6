import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Noindex line',
  title: ({ field, value }) => words`${code(`${field}: ${value}`)} keeps nothing out of search results`,
  explain: ({ count }) => [
    count === 1
      ? 'No major search engine reads Noindex lines. '
      : `No major search engine reads Noindex lines. This file has ${count}. `,
    ...words`To keep a page out of results, add ${code('noindex')} to its robots meta tag or X-Robots-Tag header, and let crawlers load the page.`,
  ],
  why: 'Google once followed Noindex in robots.txt without ever documenting it, and stopped on 1 September 2019.',
  crawlers: [
    { who: 'Google', does: 'hasn’t used it since 1 September 2019 and lists it as unused' },
    { who: 'Bing and Yandex', does: 'don’t document it' },
    { who: 'crawler-commons', does: 'reads it only if a program asks for it' },
  ],
  fixName: ({ count }) =>
    count === 1 ? 'Turn the line into a comment' : `Turn the ${count} lines into comments`,
  fixed: ({ count }) =>
    count === 1 ? 'turned into a comment' : `and ${count - 1} more turned into comments`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x\n⟦No-index: /old/⟧\n',
      good: 'User-agent: *\nDisallow: /x\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n⟦Noindex: /old/⟧\n',
      good: 'User-agent: *\nDisallow: /x\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: *\n⟦Noindex: /a⟧ # old\nDisallow: /x\nNoindex: /b\n',
      good: 'User-agent: *\n# Noindex: /a # old\nDisallow: /x\n# Noindex: /b\nDisallow: /noindex:/\n',
      severity: 'warning',
    },
  ],
  sources: ['googleUnsupported', 'googleNoindex', 'googleReporting', 'crawlerCommons'],
};
