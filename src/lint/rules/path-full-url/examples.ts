import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: ⟦https://example.com/private/⟧\n', '/private/', { severity: 'error' }),
  {
    bad: 'User-agent: *\nDisallow: ⟦www.example.com/private/⟧ # old\n',
    good: 'User-agent: *\nDisallow: /private/ # old\nDisallow: /v1.2/\n',
    severity: 'error',
    context: { robotsUrl: 'https://example.com/robots.txt' },
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦help.example.com/a.pdf⟧\nDisallow: /x\n\nSitemap: https://help.example.com/sitemap.xml\n',
    good: 'User-agent: *\nDisallow: /a.pdf\nDisallow: /x\nDisallow: /v1.2.3/x\n\nSitemap: https://help.example.com/sitemap.xml\n',
    severity: 'error',
  },
  corrected('User-agent: Yandex\nAllow: ⟦http://example.com/open/⟧\nDisallow: /x\n', '/open/', {
    severity: 'note',
  }),
  {
    bad: 'User-agent: *\nDisallow: ⟦/m.example.com/modal⟧\nDisallow: /m.example.com/x\nDisallow: ⟦example.com/old/⟧\n\nSitemap: https://example.com/sitemap.xml\n',
    good: 'User-agent: *\nDisallow: /old/\nDisallow: /about.com.html\n\nSitemap: https://example.com/sitemap.xml\n',
    severity: ['note', 'error'],
  },
];
