import type { RuleAbout } from '../../texts/rule-about';
import { code, list, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rule that another rule always overrides',
  title: ({ rule, isAllow }) => words`${code(rule)} ${isAllow ? 'allows' : 'blocks'} nothing`,
  explain: ({ isAllow, winners, winnerLines, isTie, others }) => [
    'Wherever this rule matches, ',
    ...list(winners),
    ` in ${winnerLines.length === 1 ? 'line' : 'lines'} ${listNames(winnerLines)} ${winners.length === 1 ? 'matches' : 'match'} too and ${winners.length === 1 ? 'wins' : 'win'}`,
    isTie && !isAllow
      ? ', because Allow wins between rules of the same length.'
      : ', because the longer rule wins.',
    ' Keep the rule you want and remove or change the other.',
    ...(others > 0 ? [` The same goes for ${others === 1 ? 'one more line' : `${others} more lines`}.`] : []),
  ],
  why: 'The longest matching rule decides, and between rules of the same length Allow wins. Stars count as characters, so a rule with stars may be longer than it looks. This is worked out from the rules, so it holds for every address.',
  crawlers: [
    { who: 'Google', does: 'uses the longest matching rule, and Allow if two are equally long' },
    { who: 'RFC 9309', does: 'uses the longest matching rule, and Allow if two are equally long' },
  ],
  sources: ['google', 'rfc9309'],
};
