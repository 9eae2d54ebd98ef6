import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦/wp-admin/⟧\n',
    good: 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/wp-admin/*⟧\n',
    good: 'User-agent: *\nDisallow: /wp-admin/*\nAllow: /wp-admin/admin-ajax.php\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/blog/wp-admin⟧\n',
    good: 'User-agent: *\nDisallow: /wp-admin/admin-ajax.php\n',
    severity: 'note',
  },
];
