import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x/\n\n⟦User_agent⟧: MJ12bot\nDisallow: /\n',
    good: 'User-agent: *\nDisallow: /x/\n\nUser-agent: MJ12bot\nDisallow: /\n',
    severity: 'error',
  },
  {
    bad: '⟦Useragent⟧: *\nDisallow: /x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: '⟦User-agnet⟧ Googlebot\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: '⟦Agent⟧: *\nDisallow: /x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: '⟦User agent⟧: Googlebot # search\nDisallow: /x/\n',
    good: 'User-agent: Googlebot # search\nDisallow: /x/\n',
    severity: 'note',
  },
];
