import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: ⟦^/(cart|account)/⟧\n', '/cart/\nDisallow: /account/', {
    severity: 'error',
  }),
  corrected('User-agent: *\nDisallow: ⟦^/tag/.*/page\\.html⟧\n', '/tag/*/page.html', { severity: 'error' }),
  {
    bad: 'User-agent: *\nAllow: ⟦^/a(b|c).*x⟧\nDisallow: /x\n',
    good: 'User-agent: *\nDisallow: /wiki/Alien_(film)\nDisallow: /*.*/print\nDisallow: /*?f[0]=\n',
    severity: 'note',
  },
];
