import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦Google⟧\nDisallow: /x\n',
    good: 'User-agent: Googlebot\nDisallow: /x\n\nUser-agent: MyOwnBot\nDisallow: /y\nDisallow: /x\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: ⟦Goglebot⟧ # search\nDisallow: /x\n',
    good: 'User-agent: Googlebot # search\nDisallow: /x\n',
  },
  {
    bad: 'User-agent: ⟦OpenAI⟧\nUser-agent: ⟦FeedFetcher⟧\nDisallow:\n',
    good: 'User-agent: GPTBot\nUser-agent: FeedFetcher-Google\nDisallow:\n\nUser-agent: OpenAI\nUser-agent: ABCBot\nDisallow:\n\nUser-agent: coccoc\nUser-agent: coccocbot-web\nUser-agent: Naver\nDisallow: /x\n',
  },
];
