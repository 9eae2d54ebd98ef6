import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: ⟦/say-"hello"⟧\nDisallow: /cart\n', '/say-%22hello%22', {
    severity: 'error',
  }),
  {
    bad: 'User-agent: *\nDisallow: ⟦/{{product.url}}⟧\n\nUser-agent: bingbot\nDisallow: ⟦/a<b⟧\n',
    good: 'User-agent: *\nDisallow: /*?{{product.url}}\n\nUser-agent: bingbot\nDisallow: /a%3Cb\n',
    severity: ['warning', 'error'],
  },
  {
    bad: "User-agent: *\nDisallow: ⟦/a/../b⟧\n\nUser-agent: bingbot\nDisallow: /cart\nDisallow: ⟦/*?q='x'⟧\n",
    good: 'User-agent: *\nDisallow: /b\n\nUser-agent: bingbot\nDisallow: /cart\nDisallow: /*?q=%27x%27\n',
    severity: 'error',
  },
];
