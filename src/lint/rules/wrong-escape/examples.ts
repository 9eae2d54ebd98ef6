import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦/list?a=*&amp;sort=⟧\nAllow: /list?a=1&amp;page=\nDisallow: /cart\n',
    good: 'User-agent: *\nDisallow: /list?a=*&sort=\nAllow: /list?a=1&page=\nDisallow: /cart\nDisallow: /x?a&amp;b\nDisallow: /x?a&b\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/50%off/⟧\nDisallow: /cart\n',
    good: 'User-agent: *\nDisallow: /50%25off/\nDisallow: /*%2*\nDisallow: /a%\nDisallow: /*?q=%C3%A4\n',
    severity: 'warning',
  },
];
