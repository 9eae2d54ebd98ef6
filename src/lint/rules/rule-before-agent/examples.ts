import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: '⟦Disallow: /x/⟧\nUser-agent: *\nDisallow: /y/\n',
    good: 'User-agent: *\nDisallow: /x/\nDisallow: /y/\n',
    severity: 'error',
  },
  corrected('# ours\n⟦Disallow: /x/⟧\nDisallow: /y/\n', 'User-agent: *\nDisallow: /x/', {
    severity: 'error',
  }),
  {
    bad: '⟦Allow: /y/⟧\nUser-agent: *\nDisallow: /x/\n',
    good: 'User-agent: *\nAllow: /y/\nDisallow: /x/\n',
    severity: 'note',
  },
];
