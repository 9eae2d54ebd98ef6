import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected(
    'User-agent: ⟦Google⟧\nDisallow: /x\n',
    'Googlebot\nDisallow: /x\n\nUser-agent: MyOwnBot\nDisallow: /y',
    { severity: 'warning' },
  ),
  corrected('User-agent: ⟦Goglebot⟧ # search\nDisallow: /x\n', 'Googlebot', { severity: 'warning' }),
  {
    bad: 'User-agent: ⟦OpenAI⟧\nUser-agent: ⟦FeedFetcher⟧\nDisallow:\n',
    good: 'User-agent: GPTBot\nUser-agent: FeedFetcher-Google\nDisallow:\n\nUser-agent: OpenAI\nUser-agent: ABCBot\nDisallow:\n\nUser-agent: coccoc\nUser-agent: coccocbot-web\nUser-agent: Naver\nDisallow: /x\n',
    severity: 'warning',
  },
];
