import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Star after a dollar sign',
  title: ({ value }) => words`${code(value)} matches only URLs with a dollar sign`,
  explain: ({ path, ended }) =>
    words`A ${code('$')} marks the end of a URL only if it’s the last character. Write ${code(ended)} to match only URLs that end there, or ${code(path)} to match longer URLs too.`,
  why: 'A dollar sign marks the end only as the last character. With a star after it, it’s an ordinary character.',
  crawlers: [
    { who: 'Google', does: 'looks for a dollar sign in the URL' },
    { who: 'RFC 9309', does: 'treats the sign as special only at the end of a path' },
  ],
  fixName: () => 'Remove the star',
  fixed: ({ ended }) => `changed to ${ended}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x⟦$*⟧\n',
      good: 'User-agent: *\nDisallow: /x$\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /x⟦$*⟧\nDisallow: /x\n',
      good: 'User-agent: *\nDisallow: /x\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
