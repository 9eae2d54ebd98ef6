import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Noindex, Nofollow or Noarchive line',
  title: ({ field, value, isNoindex }) =>
    isNoindex
      ? words`${code(`${field}: ${value}`)} keeps nothing out of search results`
      : words`No crawler is known to read ${code(field)} in robots.txt`,
  explain: ({ count, isNoindex }) => {
    if (!isNoindex)
      return [
        'This line does nothing. Put the word into the page’s robots meta tag or its X-Robots-Tag header instead.',
      ];
    return [
      `No major search engine reads ${count === 1 ? '' : `these ${count} `}Noindex lines. `,
      ...words`To keep a page out of results, add ${code('noindex')} to its robots meta tag or X-Robots-Tag header, and let crawlers load the page.`,
    ];
  },
  why: 'These words belong in the robots meta tag. Google once followed Noindex in robots.txt without ever documenting it, and stopped on 1 September 2019.',
  crawlers: [
    { who: 'Google', does: 'hasn’t used Noindex since 1 September 2019 and lists such lines as unused' },
    { who: 'Bing and Yandex', does: 'don’t document them' },
    { who: 'crawler-commons', does: 'reads Noindex only if a program asks for it' },
  ],
  fixName: ({ count }) =>
    count === 1 ? 'Turn the line into a comment' : `Turn the ${count} lines into comments`,
  sources: ['googleUnsupported', 'googleNoindex', 'googleReporting', 'crawlerCommons'],
};
