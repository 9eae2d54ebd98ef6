import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: ⟦*⟧\nDisallow: /\n', '*\nUser-agent: AdsBot-Google', { severity: 'note' }),
  {
    bad: 'User-agent: bingbot\nDisallow: /x\n\nUser-agent: APIs-Google\nUser-agent: ⟦*⟧ # all\nDisallow: /\n',
    good: 'User-agent: bingbot\nDisallow: /x\n\nUser-agent: *\nDisallow: /\n',
    severity: 'note',
  },
];
