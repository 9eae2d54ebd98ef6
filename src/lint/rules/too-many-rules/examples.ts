import type { RuleExamples } from '../../texts/rule-about';

const MOST = 2048;
const RULES = Array.from({ length: MOST }, (_, index) => `Disallow: /p${String(index).padStart(4, '0')}/\n`);

export const examples: RuleExamples = [
  {
    bad: `User-agent: *\n${RULES.join('')}⟦Disallow: /last/⟧\n`,
    good: `User-agent: *\n${RULES.join('')}`,
    severity: 'warning',
  },
];
