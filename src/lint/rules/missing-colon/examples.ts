import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\n⟦Disallow⟧ /x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\n⟦Disallow⟧ /x:y/ # old\n',
    good: 'User-agent: *\nDisallow: /x:y/ # old\n',
    severity: 'error',
  },
  {
    bad: '⟦User-agent⟧ *\nDisallow: /x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: '⟦User-agent⟧ * Disallow: /x\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: /x/\n\n⟦Sitemap⟧ https://example.com/sitemap.xml\n',
    good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: Googlebot\n⟦Disallow⟧ /x/\n',
    good: 'User-agent: Googlebot\nDisallow: /x/\n',
    severity: 'note',
  },
  {
    bad: '⟦User-agent⟧ Googlebot\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\nDisallow: /x/\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\n⟦Disallow /x/ for bots⟧\n',
    good: 'User-agent: *\nDisallow: /x/ # for bots\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\n⟦Disallow /x/ /y/⟧\n',
    good: 'User-agent: *\nDisallow: /x/\nDisallow: /y/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n⟦Allow /y/ too⟧\n',
    good: 'User-agent: *\nDisallow: /x\n# Disallow the rest as well\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\n⟦Disallow=⟧/x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\n⟦Disallow = ⟧/x/ # old\n',
    good: 'User-agent: *\nDisallow: /x/ # old\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\n⟦Disallow =⟧/x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: /x/\n\n⟦Sitemap=⟧https://example.com/sitemap.xml\n',
    good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml\n',
    severity: 'warning',
  },
  {
    bad: '⟦User-agent=⟧*\nDisallow: /x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
];
