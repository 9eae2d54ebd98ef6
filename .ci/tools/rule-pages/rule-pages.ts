import type { CrawlerProfile } from '../../../src/engine/crawlers';
import { ruleExamples } from '../../../src/lint/examples';
import { lintRules } from '../../../src/lint/rules';
import { ruleAbouts } from '../../../src/lint/texts';
import { leftOut } from './left-out';
import { NOTICE, type RuleWithWords, rulePage } from './rule-page';

/** Returns all pages about rules by file name in docs/rules: one per rule, and the list of all. */
export function rulePages(crawlers: readonly CrawlerProfile[]): ReadonlyMap<string, string> {
  const rules = [...lintRules].map(([id, rule]): RuleWithWords => {
    const about = ruleAbouts.get(id);
    const examples = ruleExamples.get(id);
    if (about === undefined || examples === undefined) throw new Error(`${id} has no texts or examples`);
    return { id, rule, about, examples };
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
    heading: 'Mistakes',
    words:
      'An error if a search engine, or a crawler that the file names, may do something else than the file evidently means, or if the whole site is closed to search. A warning if only other crawlers may, or if crawlers disagree. Otherwise a tip.',
    has: ({ kind }) => kind === 'mistake',
  },
  {
    heading: 'Disagreements',
    words: 'Warnings: crawlers read these differently. Tips if no answer depends on them.',
    has: ({ kind }) => kind === 'disagreement',
  },
  {
    heading: 'Likely mistakes',
    words: 'Warnings: how much harm these do depends on the site.',
    has: ({ kind }) => kind === 'risk',
  },
  {
    heading: 'Tips',
    words: 'Worth knowing. They don’t count as problems.',
    has: ({ kind, isHeuristic }) => kind === 'advice' && !isHeuristic,
  },
  {
    heading: 'Tidy up',
    words:
      'Small clean-ups that change nothing for the crawlers in our list. They don’t count as problems or tips.',
    has: ({ kind }) => kind === 'cosmetic',
  },
  {
    heading: 'Guesses',
    words: 'About what you may have meant, at most one per line.',
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
    '# Problems found in a robots.txt',
    `${rules.length} rules. To ignore a finding, put \`# tester-ignore: <rule>\` after the rule on the same line, or on the line above.`,
    ...sections,
    '## Known mistakes without a rule',
    'These have no rule of their own. The tester reports only what it can decide from the file, its address and the server’s answer.',
    ['| Mistake | What it is | Why there is no rule |', '|---|---|---|', ...missing].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
