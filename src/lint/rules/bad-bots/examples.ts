import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦EmailSiphon⟧\nDisallow: /\n\nUser-agent: WebBandit/3.50\nDisallow: /\n',
    good: 'User-agent: MJ12bot\nDisallow: /\n\nUser-agent: EmailSiphon\nDisallow:\n',
    severity: 'tidy',
  },
  {
    bad: '# Site copiers\nUser-agent: ⟦WebZIP⟧\nDisallow: /\n',
    good: '# Some bots are known to be trouble.\n# Please obey.\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: WebZIP\nDisallow: /\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: CCBot\nUser-agent: ⟦Deafbot⟧\nDisallow: /\n',
    good: 'User-agent: CCBot\nDisallow: /\n',
    severity: 'tidy',
    context: {
      crawlers: [
        {
          id: 'deafbot',
          name: 'Deafbot',
          operator: 'Example',
          category: 'other',
          productToken: 'Deafbot',
          aliases: [],
          fallbackTokens: [],
          ignoresGlobalGroup: null,
          obeysRobots: 'no',
          dialect: 'unknown',
          crawlDelay: null,
        },
      ],
    },
  },
];
