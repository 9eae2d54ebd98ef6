import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\n⟦Content-Signal: search=yes, ai-train=no⟧\nDisallow: /x\n',
    good: 'User-agent: *\nContent-Signal: search=yes, ai-train=no\nDisallow: /\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: GPTBot\n⟦Content-Signal: ai-train=no⟧\nDisallow: /x\n',
    good: 'User-agent: GPTBot\nContent-Signal: ai-train=no\nDisallow: /\n',
    severity: 'note',
  },
  corrected(
    'User-agent: *\n⟦Content-Signal: ai-train=no⟧\nDisallow: /x\n',
    'Content-Signal: search=no, ai-train=yes',
    { severity: 'note' },
  ),
];
