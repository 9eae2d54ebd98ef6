import type { RuleAbout } from '../../texts/rule-about';
import { colonToo, copiedRule, spellingFixed, spellingFixName } from '../../texts/well-spelt-copy';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Misspelt Allow',
  title: ({ field }) => words`“${code(field)}” isn’t a valid rule`,
  explain: ({ value, hasCopy, lacksColon }) =>
    hasCopy
      ? copiedRule
      : words`Crawlers skip this line, so it doesn’t allow ${code(value)}. Other rules may still block it. Write ${code(`Allow: ${value}`)}.${colonToo(lacksColon)}`,
  why: 'Google accepts some misspellings of Disallow, but none of Allow.',
  crawlers: [
    { who: 'Google', does: 'ignores the line' },
    {
      who: 'RFC 9309',
      does: 'lets crawlers accept misspellings; we know of none that accepts a misspelt Allow',
    },
  ],
  fixName: spellingFixName,
  fixed: spellingFixed,
  sources: ['googleParser', 'rfc9309'],
};
