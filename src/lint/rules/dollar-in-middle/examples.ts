import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  { bad: 'User-agent: *\nDisallow: /a⟦$⟧b\n', good: 'User-agent: *\nDisallow: /ab$\n', severity: 'note' },
  { bad: 'User-agent: *\nDisallow: /x⟦$⟧*\n', good: 'User-agent: *\nDisallow: /x$\n', severity: 'note' },
  {
    bad: 'User-agent: *\nDisallow: /price⟦$⟧/*/list\nDisallow: /a$b\n',
    good: 'User-agent: *\nDisallow: /price%24/*/list\nDisallow: /*$edit\nDisallow: /*$history\nDisallow: /*$flag\nDisallow: /*$(this).fadeOut();*\n',
    severity: 'note',
  },
];
