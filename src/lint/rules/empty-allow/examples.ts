import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\n⟦Allow⟧:\nDisallow: /x\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'note',
  },
  corrected('User-agent: Googlebot\n⟦Allow⟧: # all\n\nUser-agent: *\nDisallow: /x\n', 'Disallow', {
    severity: 'note',
  }),
];
