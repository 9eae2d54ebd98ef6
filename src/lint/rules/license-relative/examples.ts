import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected(
    'License: ⟦/license.xml⟧ # terms\n\nUser-agent: *\nDisallow: /x\n',
    'https://example.com/license.xml',
    {
      severity: 'note',
      context: { robotsUrl: 'https://example.com/robots.txt' },
    },
  ),
  {
    bad: 'License: ⟦"https://example.com/license.xml"⟧\n\nUser-agent: *\nDisallow: /x\n',
    good: 'License: https://licences.example/a.xml\nUser-agent: *\nDisallow: /x\n',
    severity: 'note',
  },
  {
    bad: '⟦License⟧: # none\n\nUser-agent: *\nDisallow: /x\n',
    good: '# none\n\nUser-agent: *\nDisallow: /x\n',
    severity: 'note',
  },
];
