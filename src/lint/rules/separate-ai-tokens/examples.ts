import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦GPTBot⟧\nDisallow: /\n',
    good: 'User-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: ⟦GPTBot⟧ # training\nDisallow: /\n',
    good: 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: OAI-SearchBot\nDisallow:\n',
  },
  {
    bad: 'User-agent: ⟦GPTBot⟧\nDisallow: /\n',
    good: 'User-agent: CCBot\nUser-agent: GPTBot\nDisallow: /\n',
  },
];
