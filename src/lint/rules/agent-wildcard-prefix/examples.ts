import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦*GPTBot⟧\nDisallow: /x/\n',
    good: 'User-agent: GPTBot\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: ⟦*NobodysBot*⟧\nDisallow: /\n',
    good: 'User-agent: NobodysBot\nDisallow: /\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: ⟦*NobodysBot*⟧\nDisallow:\n',
    good: 'User-agent: NobodysBot\nDisallow:\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: ⟦*.*⟧\nDisallow: /x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: ⟦*-SearchBot⟧\nDisallow:\n',
    good: 'User-agent: OAI-SearchBot\nDisallow:\n',
    severity: 'note',
  },
];
