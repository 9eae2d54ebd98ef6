import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: ⟦/fish/⟧\n', '/fish/\nDisallow: /fish$', {
    severity: 'note',
    context: { url: 'https://example.com/fish' },
  }),
  corrected('User-agent: *\nDisallow: ⟦/*.pdf$⟧\n', '/*.pdf$\nDisallow: /*.pdf?', {
    severity: 'note',
    context: { url: 'https://example.com/docs/a.pdf?download=1' },
  }),
];
