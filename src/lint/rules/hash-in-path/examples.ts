import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: /a%23b\nDisallow: /a⟦#c⟧\n', '%23c', { severity: 'error' }),
  {
    bad: 'User-agent: *\nDisallow: /a/\nAllow: /%23\nDisallow: /a/b⟦#c⟧\n',
    good: 'User-agent: *\nDisallow: /a/\nDisallow: /a/b #c\n',
    severity: 'note',
  },
];
