import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected(
    'User-agent: *\nDisallow: /charm/\n\nUser-agent: Googlebot\nAllow: ⟦/charm/help⟧\nDisallow: /tmp/\n',
    '/charm/help\nDisallow: /charm/',
    { severity: 'note' },
  ),
  {
    bad: 'User-agent: *\nDisallow: /charm/\n\nUser-agent: AdsBot-Google\nAllow: ⟦/charm/help⟧\nDisallow: /tmp/\n',
    good: 'User-agent: *\nDisallow: /charm/\n\nUser-agent: AdsBot-Google\nDisallow: /tmp/\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: ⟦/shop/⟧\n',
    good: 'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /shop/\nDisallow: /\n\nUser-agent: bingbot\nAllow: /shop/\nDisallow: /cart\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /*?\n\nUser-agent: bingbot\nUser-agent: GPTBot\nAllow: ⟦/shop?page=⟧\nAllow: /list?page=\nDisallow: /cart\n',
    good: 'User-agent: *\nDisallow: /cart\n\nUser-agent: bingbot\nUser-agent: GPTBot\nAllow: /shop?page=\nAllow: /list?page=\nDisallow: /cart\n\nUser-agent: MJ12bot\nAllow: /\n',
    severity: 'note',
  },
];
