import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: ⟦/fish⟧ # all fish\n', '/fish/', {
    severity: 'note',
    context: { url: 'https://example.com/fishheads/yeast.html' },
  }),
  {
    bad: 'User-agent: *\nDisallow: ⟦/shop/cat⟧\nAllow: /shop/catalogue\n',
    good: 'User-agent: *\nDisallow: /shop/cat\nDisallow: /shop/catalogue\nAllow: /shop/cat/x\nAllow: /shop/cat?\nAllow: /shop/cat-2\n',
    severity: 'note',
  },
  corrected('User-agent: bingbot\nDisallow: ⟦/a/b⟧\n', '/a/b\nDisallow: /a/bc', {
    severity: 'note',
    context: { url: 'https://example.com/a/bc' },
  }),
  {
    bad: 'User-agent: *\nDisallow: ⟦/a.htm⟧\nAllow: /a.html\n',
    good: 'User-agent: *\nDisallow: /a.htm$\nDisallow: /a.html\nAllow: /a.html?x\n\nUser-agent: GPTBot\nDisallow: /b.htm\nDisallow: /b.html\n',
    severity: 'note',
  },
  corrected('User-agent: *\nDisallow: ⟦/list.xml⟧ # feed\n', '/list.xml$', {
    severity: 'note',
    context: { url: 'https://example.com/list.xml.gz' },
  }),
  corrected('User-agent: *\nDisallow: ⟦/*.php⟧\n', '/*.php$', {
    severity: 'note',
    context: { url: 'https://example.com/a.php/b' },
  }),
  {
    bad: 'User-agent: *\nDisallow: ⟦/*.htm⟧\nAllow: /*.html\n',
    good: 'User-agent: *\nDisallow: /*.htm\nDisallow: /*.html\nAllow: /*.htm/x\n',
    severity: 'note',
  },
];
