import type { RuleExamples } from '../../texts/rule-about';
import type { typoRules } from './typo-rules';

/** Examples of the rules about misspelt fields by their ids. */
export const typoExamples: Readonly<Record<keyof typeof typoRules, RuleExamples>> = {
  'typo-allow': [
    {
      bad: 'User-agent: *\n⟦Alow⟧: /x/open/\nDisallow: /x/\n',
      good: 'User-agent: *\nAllow: /x/open/\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\n⟦Alolw⟧: /y/open/ # open\nDisallow: /x/\n',
      good: 'User-agent: *\nAllow: /y/open/ # open\nDisallow: /x/\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\n⟦Allaw⟧ /x/open/\nDisallow: /x/\n',
      good: 'User-agent: *\nAllow: /x/open/\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nAllow: /x/open/\n⟦Alow⟧: /x/open/\nDisallow: /x/\n',
      good: 'User-agent: *\nAllow: /x/open/\nDisallow: /x/\n',
      severity: 'tidy',
    },
  ],
  'typo-disallow-accepted': [
    {
      bad: 'User-agent: *\n⟦Dissalow⟧: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\n⟦disallaw⟧ /x/ # closed\n',
      good: 'User-agent: *\nDisallow: /x/ # closed\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: Googlebot\n⟦DISALOW⟧: /x/\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: Googlebot\n⟦Dissallow⟧: /x/ # closed\nDisallow: /y/\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\n# closed\nDisallow: /y/\nDisallow: /x/\n',
      severity: 'tidy',
    },
  ],
  'typo-disallow-rejected': [
    {
      bad: 'User-agent: *\n⟦Disllow⟧: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\n⟦Dis allow⟧: /x/ # closed\n',
      good: 'User-agent: *\nDisallow: /x/ # closed\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\n⟦Desallow⟧ /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /x/\n⟦Disllow⟧: /x/\nDisallow: /y/\n',
      good: 'User-agent: *\nDisallow: /x/\nDisallow: /y/\n',
      severity: 'tidy',
    },
  ],
  'typo-sitemap': [
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦Site map⟧: https://example.com/sitemap.xml\n',
      good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦Site-map⟧: https://example.com/sitemap.xml # all\n',
      good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml # all\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦Sitmap⟧: https://example.com/sitemap.xml\n',
      good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦Sitmap⟧: https://example.com/sitemap.xml\nSitemap: https://example.com/sitemap.xml\n',
      good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml\n',
      severity: 'tidy',
    },
  ],
  'typo-user-agent': [
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦User_agent⟧: MJ12bot\nDisallow: /\n',
      good: 'User-agent: *\nDisallow: /x/\n\nUser-agent: MJ12bot\nDisallow: /\n',
      severity: 'error',
    },
    {
      bad: '⟦Useragent⟧: *\nDisallow: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: '⟦User-agnet⟧ Googlebot\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: '⟦Agent⟧: *\nDisallow: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: '⟦User agent⟧: Googlebot # search\nDisallow: /x/\n',
      good: 'User-agent: Googlebot # search\nDisallow: /x/\n',
      severity: 'note',
    },
  ],
};
