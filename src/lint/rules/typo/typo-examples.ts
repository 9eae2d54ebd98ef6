import { corrected, type RuleExamples } from '../../texts/rule-about';
import type { typoRules } from './typo-rules';

/** Examples of the rules about misspelt fields by their ids. */
export const typoExamples: Readonly<Record<keyof typeof typoRules, RuleExamples>> = {
  'typo-allow': [
    corrected('User-agent: *\n⟦Alow⟧: /x/open/\nDisallow: /x/\n', 'Allow', { severity: 'error' }),
    corrected('User-agent: *\n⟦Alolw⟧: /y/open/ # open\nDisallow: /x/\n', 'Allow', { severity: 'note' }),
    corrected('User-agent: *\n⟦Allaw⟧ /x/open/\nDisallow: /x/\n', 'Allow:', { severity: 'error' }),
    {
      bad: 'User-agent: *\nAllow: /x/open/\n⟦Alow⟧: /x/open/\nDisallow: /x/\n',
      good: 'User-agent: *\nAllow: /x/open/\nDisallow: /x/\n',
      severity: 'tidy',
    },
  ],
  'typo-disallow-accepted': [
    corrected('User-agent: *\n⟦Dissalow⟧: /x/\n', 'Disallow', { severity: 'error' }),
    corrected('User-agent: *\n⟦disallaw⟧ /x/ # closed\n', 'Disallow:', { severity: 'error' }),
    corrected('User-agent: Googlebot\n⟦DISALOW⟧: /x/\n', 'Disallow', { severity: 'note' }),
    {
      bad: 'User-agent: Googlebot\n⟦Dissallow⟧: /x/ # closed\nDisallow: /y/\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\n# closed\nDisallow: /y/\nDisallow: /x/\n',
      severity: 'tidy',
    },
  ],
  'typo-disallow-rejected': [
    corrected('User-agent: *\n⟦Disllow⟧: /x/\n', 'Disallow', { severity: 'error' }),
    corrected('User-agent: *\n⟦Dis allow⟧: /x/ # closed\n', 'Disallow', { severity: 'error' }),
    corrected('User-agent: *\n⟦Desallow⟧ /x/\n', 'Disallow:', { severity: 'error' }),
    {
      bad: 'User-agent: *\nDisallow: /x/\n⟦Disllow⟧: /x/\nDisallow: /y/\n',
      good: 'User-agent: *\nDisallow: /x/\nDisallow: /y/\n',
      severity: 'tidy',
    },
  ],
  'typo-sitemap': [
    corrected('User-agent: *\nDisallow: /x/\n\n⟦Site map⟧: https://example.com/sitemap.xml\n', 'Sitemap', {
      severity: 'warning',
    }),
    corrected(
      'User-agent: *\nDisallow: /x/\n\n⟦Site-map⟧: https://example.com/sitemap.xml # all\n',
      'Sitemap',
      { severity: 'warning' },
    ),
    corrected('User-agent: *\nDisallow: /x/\n\n⟦Sitmap⟧: https://example.com/sitemap.xml\n', 'Sitemap', {
      severity: 'warning',
    }),
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦Sitmap⟧: https://example.com/sitemap.xml\nSitemap: https://example.com/sitemap.xml\n',
      good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml\n',
      severity: 'tidy',
    },
  ],
  'typo-user-agent': [
    corrected('User-agent: *\nDisallow: /x/\n\n⟦User_agent⟧: MJ12bot\nDisallow: /\n', 'User-agent', {
      severity: 'error',
    }),
    corrected('⟦Useragent⟧: *\nDisallow: /x/\n', 'User-agent', { severity: 'error' }),
    corrected('⟦User-agnet⟧ Googlebot\nDisallow: /x/\n', 'User-agent:', { severity: 'error' }),
    corrected('⟦Agent⟧: *\nDisallow: /x/\n', 'User-agent', { severity: 'error' }),
    corrected('⟦User agent⟧: Googlebot # search\nDisallow: /x/\n', 'User-agent', { severity: 'note' }),
  ],
};
