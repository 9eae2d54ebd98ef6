import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: ⟦/*?⟧\n', '/*?$\nDisallow: /*?print\nDisallow: /search?', {
    severity: 'note',
  }),
];
