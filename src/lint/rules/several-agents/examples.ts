import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦Googlebot, Bingbot⟧\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: ⟦Googlebot,Bingbot,⟧ # both\nDisallow:\n',
    good: 'User-agent: Googlebot\nUser-agent: Bingbot # both\nDisallow:\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: ⟦“Googlebot”, “Bingbot”⟧\nDisallow: /x\n',
    good: 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /x\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: ⟦Googlebot GPTBot⟧\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\nUser-agent: GPTBot\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: ⟦CCBot | bingbot⟧ # both\nDisallow: /x/\n',
    good: 'User-agent: CCBot\nUser-agent: bingbot # both\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: ⟦Googlebot and GPTBot⟧\nDisallow:\n',
    good: 'User-agent: Sogou web spider\nUser-agent: GPTBot Robot\nDisallow: /x/\n',
    severity: 'note',
  },
];
