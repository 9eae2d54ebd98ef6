import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: ⟦Googlebot, Bingbot⟧\nDisallow: /x/\n', 'Googlebot\nUser-agent: Bingbot', {
    severity: 'error',
  }),
  corrected('User-agent: ⟦Googlebot,Bingbot,⟧ # both\nDisallow:\n', 'Googlebot\nUser-agent: Bingbot', {
    severity: 'note',
  }),
  corrected('User-agent: ⟦“Googlebot”, “Bingbot”⟧\nDisallow: /x\n', 'Googlebot\nUser-agent: Bingbot', {
    severity: 'error',
  }),
  corrected('User-agent: ⟦Googlebot GPTBot⟧\nDisallow: /x/\n', 'Googlebot\nUser-agent: GPTBot', {
    severity: 'error',
  }),
  corrected('User-agent: ⟦CCBot | bingbot⟧ # both\nDisallow: /x/\n', 'CCBot\nUser-agent: bingbot', {
    severity: 'error',
  }),
  {
    bad: 'User-agent: ⟦Googlebot and GPTBot⟧\nDisallow:\n',
    good: 'User-agent: Sogou web spider\nUser-agent: GPTBot Robot\nDisallow: /x/\n',
    severity: 'note',
  },
];
