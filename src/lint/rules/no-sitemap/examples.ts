import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /cart\nDisallow: /search\nDisallow: /login\nDisallow: /print\nDisallow: /api/\n',
    good: 'User-agent: *\nDisallow: /cart\nDisallow: /search\nDisallow: /login\nDisallow: /print\nDisallow: /api/\n\nSitemap: https://example.com/sitemap.xml\n',
    context: { robotsUrl: 'https://example.com/robots.txt' },
    severity: 'note',
  },
  {
    bad: 'User-agent: Googlebot\nUser-agent: *\nDisallow: /a/\nDisallow: /b/\nDisallow: /c/\nDisallow: /d/\nDisallow: /e/\n',
    good: '# Sitemap: submitted by hand\nUser-agent: *\nDisallow: /a/\nDisallow: /b/\nDisallow: /c/\nDisallow: /d/\nDisallow: /e/\n',
    context: { robotsUrl: 'https://example.com/robots.txt' },
    severity: 'note',
  },
];
