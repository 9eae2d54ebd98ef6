import type { RuleExamples } from '../../texts/rule-about';

const COMMENTS = `# ${'x'.repeat(97)}\n`.repeat(5_200);

export const examples: RuleExamples = [
  {
    bad: `User-agent: *\nDisallow: /x\n${COMMENTS}Disallow: /y\n`,
    good: 'User-agent: *\nDisallow: /x\nDisallow: /y\n',
    severity: 'error',
  },
  {
    bad: `User-agent: *\nDisallow:\n${COMMENTS}`,
    good: `User-agent: *\nDisallow:\n${COMMENTS.slice(0, 400_000)}`,
    severity: 'note',
  },
];
