import type { RuleAbout } from '../../texts/rule-about';
import { code, PYTHON, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Same path allowed and blocked',
  title: ({ path }) => words`${code(path)} is both allowed and blocked`,
  explain: ({ allow, isFirst }) =>
    isFirst
      ? words`For Google and other crawlers that follow the current standard (RFC 9309), the Allow in line ${allow} wins, so this line blocks nothing. For tools that use the first matching rule, this line wins. Keep the one you want.`
      : words`The Allow in line ${allow} wins, so this line blocks nothing. Keep the one you want.`,
  why: 'For most crawlers, Allow wins if two matching rules are equally long. One of the two is probably a leftover.',
  crawlers: [
    { who: 'Google', does: 'uses the less restrictive rule' },
    { who: 'RFC 9309', does: 'uses the Allow' },
    { who: `wget and ${PYTHON}`, does: 'use whichever line comes first' },
  ],
  fixName: () => 'Remove the Disallow',
  sources: ['google', 'rfc9309', 'wget', 'python'],
};
