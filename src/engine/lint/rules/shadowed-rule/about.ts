import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rule that another rule covers',
  title: ({ value, isCopy, coverLine, others }) =>
    others > 0
      ? words`${code(value)} and ${others === 1 ? 'one more rule' : `${others} more rules`} change nothing`
      : isCopy
        ? words`${code(value)} repeats line ${coverLine}`
        : words`${code(value)} is covered by line ${coverLine}`,
  explain: ({ coverLine, isAllow, isCopy, others, isSlid }) => [
    ...(isCopy
      ? words`Line ${coverLine} says the same. You need only one of them.`
      : words`Line ${coverLine} already ${isAllow ? 'allows' : 'blocks'} every URL that this rule matches. You can remove this line without changing any result.`),
    ...(others > 0
      ? words` ${others === 1 ? 'One more line is' : `${others} more lines are`} covered in the same way.`
      : []),
    ...(isSlid
      ? words` This group names crawlers and already blocks everything for them, so this line may be meant for all crawlers. If so, move it below ${code('User-agent: *')}. If not, you can delete it.`
      : []),
  ],
  why: 'A rule covers every URL that begins with its path. Rules that change nothing make a file harder to read.',
  crawlers: [
    { who: 'Google', does: 'reaches the same results without the line' },
    { who: 'RFC 9309', does: 'uses the longest matching rule; here both say the same' },
  ],
  fixName: ({ others }) => (others > 0 ? `Remove the ${others + 1} lines` : 'Remove the line'),
  fixed: ({ others }) => (others > 0 ? `and ${others} more removed` : 'removed'),
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /private\nDisallow: ⟦/private/old/⟧\nDisallow: /cart\n',
      good: 'User-agent: *\nDisallow: /private\nDisallow: /cart\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /shop\nDisallow: ⟦/shop/⟧\nDisallow: /cart\nDisallow: /cart/\n',
      good: 'User-agent: *\nDisallow: /shop\nDisallow: /cart\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\nDisallow: ⟦/x⟧ # again\n',
      good: 'User-agent: *\nDisallow: /x/y\nAllow: /x/y/z\nDisallow: /x/y/z/1\n',
    },
    {
      bad: 'User-agent: GPTBot\nDisallow: ⟦/x*/y⟧\nDisallow: /x\n\nUser-agent: *\nAllow: /x/\n',
      good: 'User-agent: GPTBot\nDisallow: /x*/y\nDisallow: /x\nAllow: /*.js\n\nUser-agent: bingbot\nDisallow: /%7Ex\nDisallow: /~x\n',
    },
  ],
  sources: ['google', 'googleParser', 'rfc9309'],
};
