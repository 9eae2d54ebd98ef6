import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Star behind the dollar sign',
  title: ({ signs }) => say`${code(signs)} is not the end of an address`,
  explain: ({ value, path, ended }) =>
    say`${code(value)} matches only addresses with a dollar sign in them. Write ${code(ended)} for exactly this address, or ${code(path)} for all that begin with it.`,
  why: 'A dollar sign means the end only as the last character. With a star behind it, it is an ordinary character.',
  crawlers: [
    { who: 'Google', does: 'looks for a dollar sign in the address' },
    { who: 'RFC 9309', does: 'gives the sign its meaning only at the end of a path' },
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
