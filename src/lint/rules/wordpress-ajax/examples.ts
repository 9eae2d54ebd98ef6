import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: ⟦/wp-admin/⟧\n', '/wp-admin/\nAllow: /wp-admin/admin-ajax.php', {
    severity: 'note',
  }),
  corrected('User-agent: *\nDisallow: ⟦/wp-admin/*⟧\n', '/wp-admin/*\nAllow: /wp-admin/admin-ajax.php', {
    severity: 'note',
  }),
  corrected('User-agent: *\nDisallow: ⟦/blog/wp-admin⟧\n', '/wp-admin/admin-ajax.php', { severity: 'note' }),
];
