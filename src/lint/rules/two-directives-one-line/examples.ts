import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: '⟦User-agent: * Disallow: /x/⟧\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\n⟦Disallow: /x/ Disallow: /y/⟧ # both\n',
    good: 'User-agent: *\nDisallow: /x/\nDisallow: /y/ # both\n',
    severity: 'error',
  },
  {
    bad: '⟦User-agent: Googlebot User-agent: GPTBot⟧\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\nUser-agent: GPTBot\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\n⟦Disallow: /x/ Allow: /y/ Disallow: /z/⟧\nDisallow: /z/\n',
    good: 'User-agent: *\nDisallow: /x/\nAllow: /y/\nDisallow: /z/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: /*?x\n⟦Allow: /y/ Allow: /z/⟧\n',
    good: 'User-agent: *\nDisallow: /*?x\nAllow: /y/\nAllow: /z/\n',
    severity: 'note',
  },
];
