import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x/\n⟦Unicorn⟧: /y\nUnicorn: /z\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'note',
  },
  corrected('User-agent: *\nDisallow: /x/\n⟦Comment⟧: crawl at night\n', '# Comment', { severity: 'tidy' }),
  corrected('User-agent: bingbot\nDisallow: /x/\n⟦Crawl delay⟧: 5\n', 'Crawl-delay', { severity: 'note' }),
];
