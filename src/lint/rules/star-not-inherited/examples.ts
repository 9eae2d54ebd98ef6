import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦bingbot⟧\nDisallow: /y\n\nUser-agent: *\nDisallow: /x\n\nUser-agent: Bingbot\nDisallow: /z\n',
    good: 'User-agent: bingbot\nDisallow: /y\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\n\nUser-agent: Bingbot\nDisallow: /z\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\nDisallow: /open\n\nUser-agent: ⟦bingbot⟧\nDisallow: /y\nAllow: /open\n',
    good: 'User-agent: *\nDisallow: /x\nDisallow: /open\n\nUser-agent: bingbot\nDisallow: /y\nAllow: /open\nDisallow: /x\n\nUser-agent: GPTBot\nAllow: /\n\nUser-agent: CCBot\nDisallow: /\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n\nUser-agent: ⟦bingbot⟧\nDisallow: /y\n\nUser-agent: MJ12bot\nDisallow: /z\n',
    good: 'User-agent: *\nDisallow: /x\n\nUser-agent: bingbot\nDisallow: /y\nDisallow: /x\n\nUser-agent: MJ12bot\nDisallow: /z\nDisallow: /x\n',
    severity: 'note',
  },
  corrected(
    'User-agent: *\nAllow: /shop/about\nDisallow: /shop/\n\nUser-agent: ⟦MJ12bot⟧\nDisallow: /tmp/\n',
    'AdsBot-Google',
    { severity: 'note' },
  ),
  {
    bad: 'User-agent: ⟦YandexBot⟧\nDisallow: /y\n\nDisallow: /z\n\nUser-agent: *\nDisallow: /x\n',
    good: 'User-agent: YandexBot\nDisallow: /y\nDisallow: /x\n\nDisallow: /z\n\nUser-agent: *\nDisallow: /x\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n\nUser-agent: ⟦Googlebot⟧\nDisallow:\n\nUser-agent: ⟦bingbot⟧\nDisallow: /y\n',
    good: 'User-agent: *\nDisallow: /x\n\nUser-agent: Googlebot\nAllow: /\n\nUser-agent: MJ12bot\nDisallow:\n\nUser-agent: OtherBot\nDisallow: /y\n',
    severity: ['warning', 'note'],
  },
];
