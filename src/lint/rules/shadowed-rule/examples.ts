import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /private\nDisallow: ⟦/private/old/⟧\nDisallow: /cart\n',
    good: 'User-agent: *\nDisallow: /private\nDisallow: /cart\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\nDisallow: /shop\nDisallow: ⟦/shop/⟧\nDisallow: /cart\nDisallow: /cart/\n',
    good: 'User-agent: *\nDisallow: /shop\nDisallow: /cart\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\nDisallow: ⟦/x⟧ # again\n',
    good: 'User-agent: *\nDisallow: /x/y\nAllow: /x/y/z\nDisallow: /x/y/z/1\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: GPTBot\nDisallow: ⟦/x*/y⟧\nDisallow: /x\n\nUser-agent: *\nAllow: /x/\n',
    good: 'User-agent: GPTBot\nDisallow: /x*/y\nDisallow: /x\nAllow: /*js\n\nUser-agent: bingbot\nDisallow: /%7Ex\nDisallow: /~x\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\nDisallow: /*/watchers\nDisallow: ⟦/*/*/watchers⟧\nAllow: /a/watchers/list\n',
    good: 'User-agent: *\nDisallow: /*/watchers\nAllow: /a/watchers/list\nDisallow: /*/*/watchers/list\n',
    severity: 'tidy',
  },
];
