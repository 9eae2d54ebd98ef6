import type { RuleAbout } from '../../texts/rule-about';
import { colonToo, copiedRule, spellingFixed, spellingFixName } from '../../texts/well-spelt-copy';
import { code, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Misspelt Disallow that Google accepts',
  title: ({ field }) => words`Only some crawlers read “${code(field)}” as Disallow`,
  explain: ({ readers, value, hasCopy, lacksColon }) =>
    hasCopy
      ? copiedRule
      : words`${listNames(readers)} ${readers.length > 1 ? 'accept' : 'accepts'} this spelling. Others skip the line, so they may crawl ${code(value)} unless another rule blocks it. Write ${code(`Disallow: ${value}`)}.${colonToo(lacksColon)}`,
  why: 'Google’s parser accepts five common misspellings of Disallow. Few other crawlers do.',
  crawlers: [
    { who: 'Google', does: 'reads dissallow, dissalow, disalow, diasllow and disallaw as Disallow' },
    { who: 'Protego', does: 'accepts the same misspellings' },
    { who: 'RFC 9309', does: 'lets crawlers accept misspellings but doesn’t require it' },
  ],
  fixName: spellingFixName,
  fixed: spellingFixed,
  sources: ['googleParser', 'protego', 'rfc9309'],
};
