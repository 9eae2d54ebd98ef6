import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow⟦ ⟧: /x/\n', '', { severity: 'tidy' }),
  {
    bad: 'User-agent⟦\t⟧: *\nDisallow : /x/ # y : z\n',
    good: 'User-agent: *\nDisallow: /x/ # y : z\n',
    severity: 'tidy',
  },
];
