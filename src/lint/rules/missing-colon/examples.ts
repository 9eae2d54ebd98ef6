import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\n⟦Disallow⟧ /x/\n', 'Disallow:', { severity: 'error' }),
  corrected('User-agent: *\n⟦Disallow⟧ /x:y/ # old\n', 'Disallow:', { severity: 'error' }),
  corrected('⟦User-agent⟧ *\nDisallow: /x/\n', 'User-agent:', { severity: 'error' }),
  {
    bad: '⟦User-agent⟧ * Disallow: /x\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'error',
  },
  corrected('User-agent: *\nDisallow: /x/\n\n⟦Sitemap⟧ https://example.com/sitemap.xml\n', 'Sitemap:', {
    severity: 'warning',
  }),
  corrected('User-agent: Googlebot\n⟦Disallow⟧ /x/\n', 'Disallow:', { severity: 'note' }),
  corrected('⟦User-agent⟧ Googlebot\nDisallow: /x/\n', 'User-agent:', { severity: 'note' }),
  corrected('User-agent: *\n⟦Disallow /x/ for bots⟧\n', 'Disallow: /x/ # for bots', { severity: 'error' }),
  corrected('User-agent: *\n⟦Disallow /x/ /y/⟧\n', 'Disallow: /x/\nDisallow: /y/', { severity: 'error' }),
  corrected('User-agent: *\nDisallow: /x\n⟦Allow /y/ too⟧\n', '# Disallow the rest as well', {
    severity: 'note',
  }),
  corrected('User-agent: *\n⟦Disallow=⟧/x/\n', 'Disallow: ', { severity: 'error' }),
  corrected('User-agent: *\n⟦Disallow = ⟧/x/ # old\n', 'Disallow: ', { severity: 'error' }),
  corrected('User-agent: *\n⟦Disallow =⟧/x/\n', 'Disallow: ', { severity: 'error' }),
  corrected('User-agent: *\nDisallow: /x/\n\n⟦Sitemap=⟧https://example.com/sitemap.xml\n', 'Sitemap: ', {
    severity: 'warning',
  }),
  corrected('⟦User-agent=⟧*\nDisallow: /x/\n', 'User-agent: ', { severity: 'error' }),
];
