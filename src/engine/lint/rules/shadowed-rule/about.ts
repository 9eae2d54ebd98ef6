import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';

export const about: RuleAbout = {
  name: 'Rule that another one already covers',
  title: ({ value, isCopy }) =>
    isCopy ? say`${code(value)} stands here twice` : say`${code(value)} is covered by a shorter rule`,
  explain: ({ cover, coverLine, isAllow, isCopy }) =>
    isCopy
      ? say`Line ${String(coverLine)} says the same. No crawler needs both.`
      : say`Line ${String(coverLine)} already ${isAllow ? 'opens' : 'blocks'} everything that begins with ${code(cover)}, and no rule between the two makes a difference. Without this line every address is treated the same.`,
  why: 'A rule counts for every address that begins with its path. Rules that change nothing make a file harder to read.',
  crawlers: [
    { who: 'Google', does: 'comes to the same verdicts without the line' },
    { who: 'RFC 9309', does: 'lets the longest rule decide; here both say the same' },
  ],
  fixName: () => 'Remove the line',
  fixed: () => 'removed',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /private\nDisallow: ⟦/private/old/⟧\nDisallow: /cart\n',
      good: 'User-agent: *\nDisallow: /private\nDisallow: /cart\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\nDisallow: ⟦/x⟧ # again\n',
      good: 'User-agent: *\nDisallow: /x/y\nAllow: /x/y/z\nDisallow: /x/y/z/1\n',
    },
    {
      bad: 'User-agent: GPTBot\nDisallow: ⟦/x*/y⟧\nDisallow: /x\n\nUser-agent: *\nAllow: /x/\n',
      good: 'User-agent: GPTBot\nDisallow: /x*/y\nDisallow: /x\nAllow: /*.js\n',
    },
  ],
  sources: ['google', 'googleParser', 'rfc9309'],
};
