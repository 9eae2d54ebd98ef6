import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Same path allowed and disallowed',
  title: ({ path }) => say`${code(path)} is allowed and disallowed at once`,
  explain: ({ allow, isFirst }) =>
    isFirst
      ? say`Google, and every crawler that follows RFC 9309, lets the Allow in line ${allow} win, so this line does nothing. Readers that take the first rule are blocked.`
      : say`The Allow in line ${allow} wins, so this line does nothing. Keep the one that you mean.`,
  why: 'Of two rules of the same length the Allow wins. One of the two lines is a leftover.',
  crawlers: [
    { who: 'Google', does: 'takes the least restrictive of the two' },
    { who: 'RFC 9309', does: 'asks for the Allow to be used' },
    { who: 'wget and Python’s robotparser up to 3.13', does: 'take the line that stands first' },
  ],
  fixName: () => 'Remove the Disallow',
  fixed: () => 'removed',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/x⟧\nAllow: /x\n',
      good: 'User-agent: *\nAllow: /x\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: *\nAllow: /x\nDisallow: ⟦/x⟧\nDisallow: /y\n',
      good: 'User-agent: *\nAllow: /x\n\nUser-agent: GPTBot\nDisallow: /x\n',
      severity: 'note',
    },
  ],
  sources: ['google', 'rfc9309', 'wget', 'python'],
};
