import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: /*⟦?sort=⟧\n', '?sort=\nDisallow: /*&sort=', { severity: 'note' }),
  {
    bad: 'User-agent: *\nDisallow: /de/*⟦?sort=⟧*\nDisallow: /fr/*?sort=*\n',
    good: 'User-agent: *\nDisallow: /*?id=120001&case=\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: /shop/*⟦?sort=⟧price\n',
    good: 'User-agent: *\nDisallow: /*?*sort=\nDisallow: /search?q=\n\nUser-agent: GPTBot\nDisallow: /*?q=*\nDisallow: /*&*\n',
    severity: 'note',
  },
];
