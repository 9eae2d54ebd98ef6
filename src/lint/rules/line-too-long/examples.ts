import type { RuleExamples } from '../../texts/rule-about';

const LONG = '/long'.repeat(250);
const VERY_LONG = '/long'.repeat(3_500);

export const examples: RuleExamples = [
  {
    bad: `User-agent: Googlebot\nDisallow: ⟦${VERY_LONG}⟧ # cut\n`,
    good: `User-agent: Googlebot\nDisallow: ${LONG} # ${VERY_LONG}\n`,
    severity: 'error',
  },
  {
    bad: `User-agent: *\nDisallow: ⟦${LONG}⟧ # cut\n`,
    good: `User-agent: *\nDisallow: ${LONG.slice(0, 1_000)}\n`,
    severity: 'warning',
  },
];
