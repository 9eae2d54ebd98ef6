import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: '# staging server, keep out\nUser-agent: *\nDisallow: ⟦/⟧\n',
    good: '# staging server\nUser-agent: *\nDisallow: /cart/\n',
    severity: 'error',
    context: { robotsUrl: 'https://www.example.com/robots.txt' },
  },
  corrected('User-agent: *\nDisallow: ⟦/⟧\n\nSitemap: https://staging.example.com/sitemap.xml\n', '/', {
    severity: 'error',
    context: { robotsUrl: 'https://www.example.com/robots.txt' },
    goodContext: { robotsUrl: 'https://staging.example.com/robots.txt' },
  }),
];
