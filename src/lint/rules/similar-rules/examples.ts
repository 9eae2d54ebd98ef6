import type { RuleExamples } from '../../texts/rule-about';

const NUMBERS = Array.from({ length: 100 }, (_, index) => index + 100);

const listed = (ruleOf: (number: number) => string): string =>
  NUMBERS.map((number, index) => {
    const rule = `Disallow: ${ruleOf(number)}`;
    return `${index === 0 ? `⟦${rule}⟧` : rule}\n`;
  }).join('');

export const examples: RuleExamples = [
  {
    bad: `User-agent: *\n${listed((number) => `/user=${number}/`)}`,
    good: 'User-agent: *\nDisallow: /user=*/\n',
    severity: 'note',
  },
  {
    bad: `User-agent: *\n${listed((number) => `/p/${number}`)}`,
    good: 'User-agent: *\nDisallow: /p/\n',
    severity: 'note',
  },
  {
    bad: `User-agent: *\n${listed((number) => `/about/news/${number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}.html`)}`,
    good: 'User-agent: *\nDisallow: /about/news/\n',
    severity: 'note',
  },
];
