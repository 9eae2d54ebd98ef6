import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦/fish⟧ # all fish\n',
    good: 'User-agent: *\nDisallow: /fish/ # all fish\n',
    severity: 'note',
    context: { url: 'https://example.com/fishheads/yeast.html' },
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/shop/cat⟧\nAllow: /shop/catalogue\n',
    good: 'User-agent: *\nDisallow: /shop/cat\nDisallow: /shop/catalogue\nAllow: /shop/cat/x\nAllow: /shop/cat?\nAllow: /shop/cat-2\n',
  },
  {
    bad: 'User-agent: bingbot\nDisallow: ⟦/a/b⟧\n',
    good: 'User-agent: bingbot\nDisallow: /a/b\nDisallow: /a/bc\n',
    context: { url: 'https://example.com/a/bc' },
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/a.htm⟧\nAllow: /a.html\n',
    good: 'User-agent: *\nDisallow: /a.htm$\nDisallow: /a.html\nAllow: /a.html?x\n\nUser-agent: GPTBot\nDisallow: /b.htm\nDisallow: /b.html\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/list.xml⟧ # feed\n',
    good: 'User-agent: *\nDisallow: /list.xml$ # feed\n',
    context: { url: 'https://example.com/list.xml.gz' },
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/*.php⟧\n',
    good: 'User-agent: *\nDisallow: /*.php$\n',
    severity: 'note',
    context: { url: 'https://example.com/a.php/b' },
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/*.htm⟧\nAllow: /*.html\n',
    good: 'User-agent: *\nDisallow: /*.htm\nDisallow: /*.html\nAllow: /*.htm/x\n',
  },
];
