import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rule that another one already covers',
  title: ({ value, isCopy, coverLine, others }) =>
    others > 0
      ? say`${code(value)} and ${others === 1 ? 'one more rule' : `${others} more rules`} change nothing`
      : isCopy
        ? say`${code(value)} stands here twice`
        : say`${code(value)} is covered by line ${coverLine}`,
  explain: ({ cover, coverLine, isAllow, isCopy, others, isSlid }) => [
    ...(isCopy
      ? say`Line ${coverLine} says the same. No crawler needs both.`
      : say`Line ${coverLine} already ${isAllow ? 'opens' : 'blocks'} everything that begins with ${code(cover)}, and no rule between the two makes a difference. Without this line every address is treated the same.`),
    ...(others > 0
      ? say` ${others === 1 ? 'One more line is' : `${others} more lines are`} covered in the same way.`
      : []),
    ...(isSlid
      ? say` Its group names crawlers and already blocks everything for them, so it may be meant for all crawlers. If so, move it below ${code('User-agent: *')}; if not, you can delete it.`
      : []),
  ],
  why: 'A rule counts for every address that begins with its path. Rules that change nothing make a file harder to read.',
  crawlers: [
    { who: 'Google', does: 'comes to the same verdicts without the line' },
    { who: 'RFC 9309', does: 'lets the longest rule decide; here both say the same' },
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
