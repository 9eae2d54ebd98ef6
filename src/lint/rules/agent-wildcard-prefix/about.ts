import type { RuleAbout } from '../../texts/rule-about';
import { code, list, words } from '../../texts/words';
import type { rule } from './rule';

/** Maximum number of names shown. */
const MOST_SHOWN = 8;

export const about: RuleAbout<typeof rule> = {
  name: 'Star before a name',
  title: ({ value }) => words`${code(value)} doesn’t name a crawler`,
  explain: ({ names, isBare }) =>
    names.length > 0
      ? [
          'Crawler names can’t contain wildcards, so these rules don’t apply to any crawler. ',
          ...(isBare
            ? ['Remove the stars: ']
            : names.length === 1
              ? ['Write ']
              : ['Name the crawlers that you mean, such as ']),
          ...list(names.slice(0, MOST_SHOWN)),
          '.',
        ]
      : words`Crawler names can’t contain wildcards, so these rules don’t apply to any crawler. Name each crawler on its own line.`,
  why: 'A star on its own means every crawler. With text after it, it isn’t a valid name.',
  crawlers: [
    { who: 'Google', does: 'reads neither a star nor a name in such a line' },
    { who: 'RFC 9309', does: 'accepts a name or a star on its own' },
  ],
  fixName: ({ isBare }) => (isBare ? 'Remove the stars' : 'Change the name'),
  sources: ['googleParser', 'rfc9309'],
};
