import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦^/(cart|account)/⟧\n',
    good: 'User-agent: *\nDisallow: /cart/\nDisallow: /account/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦^/tag/.*/page\\.html⟧\n',
    good: 'User-agent: *\nDisallow: /tag/*/page.html\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nAllow: ⟦^/a(b|c).*x⟧\nDisallow: /x\n',
    good: 'User-agent: *\nDisallow: /wiki/Alien_(film)\nDisallow: /*.*/print\nDisallow: /*?f[0]=\n',
    severity: 'note',
  },
];
