import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /cart/\n',
    good: 'User-agent: *\nDisallow: /cart/\n',
    severity: 'note',
    context: { robotsUrl: 'https://www.example.com/robots.txt', url: 'https://shop.example.com/cart/' },
    goodContext: {
      robotsUrl: 'https://shop.example.com/robots.txt',
      url: 'https://shop.example.com/cart/',
    },
  },
  {
    bad: 'User-agent: *\nDisallow: /cart/\n',
    good: 'User-agent: *\nDisallow: /cart/\n',
    severity: 'note',
    context: { robotsUrl: 'https://www.example.com/robots.txt', url: 'https://example.com/cart/' },
    goodContext: { robotsUrl: 'https://www.example.com/robots.txt', url: 'https://elsewhere.org/cart/' },
  },
  {
    bad: 'User-agent: *\nDisallow: /cart/\n',
    good: 'User-agent: *\nDisallow: /cart/\n',
    severity: 'note',
    context: { robotsUrl: 'https://www.example.com/robots.txt', url: 'http://www.example.com/cart/' },
    goodContext: { robotsUrl: 'https://www.example.com/robots.txt', url: 'https://www.example.com/cart/' },
  },
];
