import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦private/⟧ # for members\n',
    good: 'User-agent: *\nDisallow: /private/ # for members\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nAllow: ⟦open/⟧\nDisallow: /\n',
    good: 'User-agent: *\nAllow: /open/\nDisallow: /\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦.cgi⟧\n',
    good: 'User-agent: *\nDisallow: /*.cgi\nDisallow: *.cgi\nDisallow:\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: bingbot\nAllow: ⟦open/⟧\nDisallow: /x\n',
    good: 'User-agent: bingbot\nAllow: /open/\nDisallow: /x\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦\\private\\old⟧\n',
    good: 'User-agent: *\nDisallow: /private/old\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: Yandex\nDisallow: ⟦/private\\old⟧ # note\n',
    good: 'User-agent: Yandex\nDisallow: /private/old # note\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nAllow: ⟦open\\⟧\nDisallow: /x\n',
    good: 'User-agent: *\nAllow: /open/\nDisallow: /x\n',
    severity: 'note',
  },
];
