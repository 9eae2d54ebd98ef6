import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Word in place of a path',
  title: ({ value }) => say`${code(value)} is read as a path, not as a word`,
  explain: ({ meant, isAllow }) =>
    say`No address begins with that word, so the rule ${isAllow ? 'opens' : 'blocks'} nothing. If you mean it, ${code(meant)} is the way to say it.`,
  why: 'A rule has a path: / is the whole site, and a Disallow without a path blocks nothing.',
  crawlers: [
    { who: 'Google', does: 'compares the word with the beginning of the path, which is always /' },
    { who: 'RFC 9309', does: 'wants a path that begins with /' },
  ],
  fixName: ({ meant }) => `Change to ${meant}`,
  fixed: ({ meant }) => `changed to ${meant}`,
  examples: [
    {
      bad: 'User-agent: bingbot\nDisallow: ⟦all⟧\n',
      good: 'User-agent: bingbot\nDisallow: /\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦None⟧ # all are welcome\n',
      good: 'User-agent: *\nDisallow: # all are welcome\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: bingbot\nAllow: ⟦none⟧\n',
      good: 'User-agent: bingbot\nDisallow: /\n',
      severity: 'error',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
