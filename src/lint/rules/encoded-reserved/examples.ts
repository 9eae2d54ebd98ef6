import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /a⟦%2F⟧b\n',
    good: 'User-agent: *\nDisallow: /a/b\nDisallow: /a%20b%23c\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: /search⟦%3f⟧q=\n',
    good: 'User-agent: *\nDisallow: /search?q=\n',
    severity: 'note',
  },
];
