import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
    context: { robotsUrl: 'https://www.example.com/blog/robots.txt' },
    goodContext: { robotsUrl: 'https://www.example.com/robots.txt' },
  },
  {
    bad: 'User-agent: *\nDisallow:\n',
    good: 'User-agent: *\nDisallow:\n',
    severity: 'note',
    context: { robotsUrl: 'https://www.example.com/robot.txt' },
    goodContext: { robotsUrl: null },
  },
  {
    bad: 'User-agent: *\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
    context: { robotsUrl: 'https://www.example.com/Robots.txt' },
    goodContext: { robotsUrl: 'https://www.example.com/robots.txt' },
  },
];
