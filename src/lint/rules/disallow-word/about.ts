import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Word instead of a path',
  title: ({ value }) => words`${code(value)} is read as a path, not as a word`,
  explain: ({ meant, isAllow }) =>
    words`No path begins with that word, so this rule ${isAllow ? 'allows' : 'blocks'} nothing. You probably mean ${code(meant)}.`,
  why: 'A rule needs a path. A single / covers the whole site, and a Disallow without a path blocks nothing.',
  crawlers: [
    { who: 'Google', does: 'compares the word with the start of the path, which is always /' },
    { who: 'RFC 9309', does: 'expects a path that begins with /' },
  ],
  fixName: ({ meant }) => `Change to ${meant}`,
  sources: ['googleParser', 'rfc9309'],
};
