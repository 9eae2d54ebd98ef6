import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected(
    'User-agent: *\nDisallow: /x\n\n⟦https://example.com/sitemap.xml⟧ # all\n',
    'Sitemap: https://example.com/sitemap.xml',
    { severity: 'warning' },
  ),
  corrected(
    'User-agent: *\nDisallow: /x\n\n⟦HTTP://example.com/pages.xml.gz?a⟧\n',
    'https://example.com/about',
    { severity: 'warning' },
  ),
];
