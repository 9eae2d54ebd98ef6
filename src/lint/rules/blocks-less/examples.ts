import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦/fish/⟧\n',
    good: 'User-agent: *\nDisallow: /fish/\nDisallow: /fish$\n',
    severity: 'note',
    context: { url: 'https://example.com/fish' },
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/*.pdf$⟧\n',
    good: 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /*.pdf?\n',
    severity: 'note',
    context: { url: 'https://example.com/docs/a.pdf?download=1' },
  },
];
