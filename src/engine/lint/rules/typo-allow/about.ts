import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';

export const about: RuleAbout = {
  name: 'Misspelt Allow',
  title: ({ field }) => say`“${String(field)}” is not a rule`,
  explain: ({ path }) =>
    say`Every crawler skips the line, so the exception for ${code(path)} is lost and what it should open stays blocked.`,
  why: 'Google repairs some misspellings of Disallow, but none of Allow.',
  crawlers: [
    { who: 'Google', does: 'ignores the line' },
    { who: 'Other crawlers', does: 'ignore the line' },
  ],
  fixName: () => 'Fix spelling',
  fixed: () => 'changed to Allow',
  examples: [
    {
      bad: 'User-agent: *\n⟦Alow⟧: /x/open\nDisallow: /x\n',
      good: 'User-agent: *\nAllow: /x/open\nDisallow: /x\n',
      severity: 'error',
    },
  ],
  sources: ['googleParser'],
};
