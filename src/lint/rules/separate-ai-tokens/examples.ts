import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: ⟦GPTBot⟧\nDisallow: /\n', 'GPTBot\nUser-agent: OAI-SearchBot', { severity: 'note' }),
  {
    bad: 'User-agent: ⟦GPTBot⟧ # training\nDisallow: /\n',
    good: 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: OAI-SearchBot\nDisallow:\n',
    severity: 'note',
  },
  corrected('User-agent: ⟦GPTBot⟧\nDisallow: /\n', 'CCBot\nUser-agent: GPTBot', { severity: 'note' }),
];
