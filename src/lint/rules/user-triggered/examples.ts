import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦FeedFetcher-Google⟧\nDisallow: /\n',
    good: 'User-agent: FeedFetcher-Google\nDisallow:\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: CCBot\nUser-agent: ⟦ChatGPT-User⟧\nUser-agent: FeedFetcher-Google\nDisallow: /\n',
    good: 'User-agent: CCBot\nDisallow: /\n',
    severity: 'note',
  },
];
