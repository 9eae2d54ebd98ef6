import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nAllow: /admin/login\nDisallow: /⟦Admin⟧/\n', 'Admin/\nDisallow: /admin', {
    severity: 'note',
  }),
  {
    bad: 'User-agent: *\nDisallow: /Files/a\nDisallow: /Files/b\nDisallow: /Files/c\nDisallow: /⟦files⟧/d\nDisallow: /files/e\n',
    good: 'User-agent: *\nDisallow: /Files/a\nDisallow: /Files/b\nDisallow: /Files/c\nDisallow: /files/b\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: /Files/a\nDisallow: /Files/b\nDisallow: /⟦files⟧/c\n',
    good: 'User-agent: *\nDisallow: /news/xt\nDisallow: /news/a\nDisallow: /news/b\nDisallow: /News/XT\nDisallow: /News/Xt\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: /Files/a\nDisallow: /Files/b\nDisallow: /⟦files⟧/c\n\nUser-agent: GPTBot\nDisallow: /Files/c\n',
    good: 'User-agent: *\nDisallow: /Admin/\nDisallow: /files/\n\nUser-agent: GPTBot\nDisallow: /Shop/cart\nDisallow: /shop\n',
    severity: 'note',
  },
];
