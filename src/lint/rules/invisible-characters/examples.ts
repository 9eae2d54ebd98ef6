import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\n⟦\u00a0⟧Disallow: /x/\n', '', { severity: 'error' }),
  corrected('User-agent: *\nDisallow:⟦\u00a0⟧/x/ # a\u00a0b\n', ' ', { severity: 'error' }),
  corrected('User-agent: *\nDisallow⟦\uff1a⟧/x/\n', ': ', { severity: 'error' }),
  corrected('User-agent: *\nDisallow: /x/⟦\u200b\u2060⟧\n', '', { severity: 'error' }),
  corrected('User-agent⟦\ufeff⟧: *\nDisallow: /x/\n', '', { severity: 'error' }),
  {
    bad: 'User-agent: *\nDisallow: /x\n\n⟦\ufeff⟧User-agent: MJ12bot\nDisallow: /\n',
    good: 'User-agent: *\nDisallow: /x\n\ufeff# second file\n\nUser-agent: MJ12bot\nDisallow: /\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: /\nDisallow: /x/⟦\u200d⟧\n',
    good: 'User-agent: *\nDisallow: /\n',
    severity: 'note',
  },
];
