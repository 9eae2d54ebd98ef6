import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

/** Names that are listed at most. */
const MOST_SHOWN = 8;

export const about: RuleAbout<typeof rule> = {
  name: 'Star before a name',
  title: ({ value }) => say`${code(value)} names no crawler`,
  explain: ({ names }) =>
    names.length > 0
      ? [
          ...say`Names have no wildcards, so the rules below are for nobody. Name the crawlers${names.length > MOST_SHOWN ? ', among them ' : ': '}`,
          ...list(names.slice(0, MOST_SHOWN)),
          '.',
        ]
      : say`Names have no wildcards, so the rules below are for nobody. Name each crawler on a line of its own.`,
  why: 'Among names there is only the star alone, for every crawler. With anything behind it, it is no name at all.',
  crawlers: [
    { who: 'Google', does: 'takes it neither for the star nor for a name' },
    { who: 'RFC 9309', does: 'knows a name or a star alone' },
  ],
  fixName: ({ names }) => (names.length === 1 ? `Write ${names[0]}` : 'Name the crawlers'),
  fixed: ({ names }) => `changed to ${names.join(', ')}`,
  examples: [
    {
      bad: 'User-agent: ⟦*GPTBot⟧\nDisallow: /x/\n',
      good: 'User-agent: GPTBot\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: ⟦*.*⟧\nDisallow: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: ⟦*-SearchBot⟧\nDisallow:\n',
      good: 'User-agent: OAI-SearchBot\nDisallow:\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
