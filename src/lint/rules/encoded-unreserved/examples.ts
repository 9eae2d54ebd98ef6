import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: /⟦%61⟧dmin\n', 'a', { severity: 'error' }),
  {
    bad: 'User-agent: *\nDisallow: /⟦%7E⟧joe%2Djane%2F\nDisallow: /*joe\n',
    good: 'User-agent: *\nDisallow: /~joe\nDisallow: /a%2Fb\nDisallow: /%C3%A9\n',
    severity: 'note',
  },
];
