import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦/backup-2024/⟧\nDisallow: ⟦/.git/⟧\nDisallow: ⟦/db/shop.sql.gz⟧\nDisallow: ⟦/old/passwords.txt⟧\nDisallow: ⟦/x7Qp-2LmZ9rTa4/⟧\n',
    good: 'User-agent: *\nDisallow: /admin/\nDisallow: /user/password\nDisallow: /paper_passwd/\nDisallow: /INSTALL.sqlite.txt\nDisallow: /how-to-back-up-your-photos/\nDisallow: /the-secret-garden/\nDisallow: /features-backup.html\nDisallow: /electionNov2024Results/\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/.git/⟧\nDisallow: /*/tree/\n',
    good: 'User-agent: *\nDisallow: /.git/\nDisallow: /*/.git/\nDisallow: /*.git$\n',
    severity: 'note',
  },
];
