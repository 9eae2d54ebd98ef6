import type { LintCrawler } from '../../../src/engine/lint/lint-context';
import { lintRules } from '../../../src/engine/lint/rules';
import { ruleAbouts } from '../../../src/engine/lint-texts';
import { leftOut } from './left-out';
import { NOTICE, type RuleWithWords, rulePage } from './rule-page';

/** Returns all pages about rules by file name in docs/rules: one per rule, and the list of all. */
export function rulePages(crawlers: readonly LintCrawler[]): ReadonlyMap<string, string> {
  const rules = [...lintRules].map(([id, rule]): RuleWithWords => {
    const about = ruleAbouts.get(id);
    if (about === undefined) throw new Error(`${id} has no words`);
    return { id, rule, about };
  });
  rules.sort((a, b) => (a.id < b.id ? -1 : 1));
  return new Map([
    ['README.md', indexPage(rules)],
    ...rules.map((rule): [string, string] => [`${rule.id}.md`, rulePage(rule, crawlers)]),
  ]);
}

const SECTIONS: readonly {
  readonly heading: string;
  readonly words: string;
  has(rule: RuleWithWords['rule']): boolean;
}[] = [
  {
    heading: 'Decided by what changes',
    words:
      'An error where a crawler may do something else than is evidently meant, a warning where crawlers disagree, else a note.',
    has: ({ severity }) => severity === 'by-effect',
  },
  { heading: 'Errors', words: '', has: ({ severity }) => severity === 'error' },
  {
    heading: 'Warnings',
    words: 'Crawlers disagree about them.',
    has: ({ severity }) => severity === 'warning',
  },
  {
    heading: 'Notes',
    words: 'Good to know.',
    has: ({ severity, isHeuristic }) => severity === 'note' && !isHeuristic,
  },
  {
    heading: 'Guesses',
    words: 'Notes about what may be meant otherwise, at most one for each line.',
    has: ({ isHeuristic }) => isHeuristic === true,
  },
];

function indexPage(rules: readonly RuleWithWords[]): string {
  const sections = SECTIONS.flatMap(({ heading, words, has }) => {
    const own = rules.filter(({ rule }) => has(rule));
    if (own.length === 0) return [];
    const rows = own.map(({ id, rule, about }) => {
      const fix = rule.fix === undefined ? '' : 'yes';
      return `| [${id}](${id}.md) | ${about.name} | ${fix} |`;
    });
    const table = ['| Rule | Mistake | Fix |', '|---|---|---|', ...rows].join('\n');
    return [`## ${heading}`, ...(words === '' ? [] : [words]), table];
  });
  const missing = Object.entries(leftOut)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { name, why }]) => `| \`${id}\` | ${name} | ${why} |`);
  const parts = [
    NOTICE,
    '# Problems that are found in a robots.txt',
    `${rules.length} rules. A comment \`# tester-ignore: <rule>\` behind a line or on the line above puts a finding aside.`,
    ...sections,
    '## Known mistakes without a rule',
    'Nothing is reported that cannot be decided from the file and what is known beside it.',
    ['| Mistake | What it is | Why there is no rule |', '|---|---|---|', ...missing].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
