import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: ⟦private/⟧ # for members\n', '/private/', { severity: 'error' }),
  corrected('User-agent: *\nAllow: ⟦open/⟧\nDisallow: /\n', '/open/', { severity: 'error' }),
  corrected('User-agent: *\nDisallow: ⟦.cgi⟧\n', '/*.cgi\nDisallow: *.cgi\nDisallow:', { severity: 'error' }),
  corrected('User-agent: bingbot\nAllow: ⟦open/⟧\nDisallow: /x\n', '/open/', { severity: 'note' }),
  corrected('User-agent: *\nDisallow: ⟦\\private\\old⟧\n', '/private/old', { severity: 'error' }),
  corrected('User-agent: Yandex\nDisallow: ⟦/private\\old⟧ # note\n', '/private/old', { severity: 'error' }),
  corrected('User-agent: *\nAllow: ⟦open\\⟧\nDisallow: /x\n', '/open/', { severity: 'note' }),
];
