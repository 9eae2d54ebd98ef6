import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: Yandex\nDisallow: /x\nClean-param: ⟦ref, sid⟧ # tracking\n', 'ref&sid', {
    severity: 'warning',
  }),
  corrected('User-agent: *\nDisallow: /x\nClean-param: ⟦?ref= sid; /forum/⟧\n', 'ref&sid /forum/', {
    severity: 'warning',
  }),
];
