import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦Googlebot-Mobile⟧\nDisallow: /desktop/\n',
    good: 'User-agent: Googlebot\nUser-agent: Googlebot-Mobile\nDisallow: /desktop/\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: ⟦anthropic-ai⟧ # Claude\nDisallow: /texts/\n',
    good: 'User-agent: ClaudeBot # Claude\nDisallow: /texts/\n',
  },
  {
    bad: 'User-agent: CCBot\nUser-agent: ⟦Claude-Web⟧\nDisallow: /texts/\n',
    good: 'User-agent: CCBot\nDisallow: /texts/\n',
  },
  {
    bad: 'User-agent: CCBot\nDisallow: /texts/\n\nUser-agent: ⟦Claude-Web⟧\n',
    good: 'User-agent: CCBot\nDisallow: /texts/\n',
  },
];
