import type { RuleAbout } from '../../texts/rule-about';
import { colonToo, copiedRule, spellingFixed, spellingFixName } from '../../texts/well-spelt-copy';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Misspelt Disallow',
  title: ({ field }) => words`“${code(field)}” isn’t a valid rule`,
  explain: ({ value, hasCopy, lacksColon }) =>
    hasCopy
      ? copiedRule
      : words`Google and most other crawlers skip this line. They may crawl ${code(value)} unless another rule blocks it. Write ${code(`Disallow: ${value}`)}.${colonToo(lacksColon)}`,
  why: 'Google accepts some misspellings of Disallow, but not this one.',
  crawlers: [
    { who: 'Google', does: 'ignores the line' },
    { who: 'Bing, Yandex and RFC 9309', does: 'accept no misspellings' },
    { who: 'crawler-commons', does: 'accepts some misspellings that Google doesn’t' },
  ],
  fixName: spellingFixName,
  fixed: spellingFixed,
  sources: ['googleParser', 'crawlerCommons'],
};
