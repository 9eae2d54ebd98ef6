import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected(
    'User-agent: ⟦Googlebot-Mobile⟧\nDisallow: /desktop/\n',
    'Googlebot\nUser-agent: Googlebot-Mobile',
    { severity: 'note' },
  ),
  corrected('User-agent: ⟦anthropic-ai⟧ # Claude\nDisallow: /texts/\n', 'ClaudeBot', { severity: 'note' }),
  {
    bad: 'User-agent: CCBot\nUser-agent: ⟦Claude-Web⟧\nDisallow: /texts/\n',
    good: 'User-agent: CCBot\nDisallow: /texts/\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: CCBot\nDisallow: /texts/\n\nUser-agent: ⟦Claude-Web⟧\n',
    good: 'User-agent: CCBot\nDisallow: /texts/\n',
    severity: 'note',
  },
];
