import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\n⟦Allow: /shop/⟧\nAllow: /blog/\n',
    good: 'User-agent: *\nAllow: /shop/\nAllow: /blog/\nDisallow: /\n\nUser-agent: GPTBot\nAllow: /en/latest/\nAllow: /en/stable/\nDisallow: /en/v\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\n#Disallow: /data/\n⟦Allow: /data/feed⟧\nAllow: /data/api\nDisallow: /cart\nDisallow: /*?x\n\nUser-agent: Bingbot\nAllow: /cart/help\nDisallow: /x\n',
    good: 'User-agent: *\nDisallow: /data/\nAllow: /data/feed\nAllow: /*.css\n\nUser-agent: bingbot\nAllow: /data/feed\nDisallow: /*?\n\nUser-agent: bingbot\nDisallow: /data\n',
    severity: 'tidy',
  },
];
