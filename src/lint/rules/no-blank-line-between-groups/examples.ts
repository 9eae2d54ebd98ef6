import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: bingbot\nDisallow: /\n⟦User-agent: GPTBot⟧\nUser-agent: OAI-SearchBot\nDisallow: /\n# mine\nUser-agent: MJ12bot\nDisallow: /\n',
    good: 'User-agent: bingbot\nDisallow: /\n\nUser-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /\n\n# mine\nUser-agent: MJ12bot\nDisallow: /\n',
    severity: 'tidy',
  },
];
