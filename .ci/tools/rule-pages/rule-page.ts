import type { CrawlerProfile } from '../../../src/engine/crawlers';
import { dialectName, dialectsIn } from '../../../src/engine/dialect-ids';
import { parseRobotsTxt } from '../../../src/engine/parse';
import { fileOf } from '../../../src/engine/readable-file';
import type { Finding, Severity } from '../../../src/lint/finding';
import { lint } from '../../../src/lint/lint';
import { type LintContext, NO_CONTEXT } from '../../../src/lint/lint-context';
import { LintFile } from '../../../src/lint/lint-file';
import type { LintRule } from '../../../src/lint/lint-rule';
import type { FindingKind } from '../../../src/lint/severity';
import type { RuleAbout, RuleExample, RuleExamples, RuleWords } from '../../../src/lint/texts/rule-about';
import { sources } from '../../../src/lint/texts/sources';
import { exampleContext } from './example-context';
import { inlineCode, textBlock } from './markdown';

/** A rule with its texts and examples. */
export interface RuleWithWords {
  readonly id: string;
  readonly rule: LintRule;
  readonly about: RuleAbout;
  readonly examples: RuleExamples;
}

/** Names of the severities. Notes are called tips. */
const SEVERITIES: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'tip',
  tidy: 'tidy up',
};

/** Reasons for the severities of a kind of findings. */
const REASONS: Readonly<Record<FindingKind, string>> = {
  mistake:
    'an error if a search engine, or a crawler that the file names, may do something else than the file evidently means, or if the whole site is closed to search; a warning if only other crawlers may, or if crawlers disagree; otherwise a tip',
  disagreement: 'a warning, because crawlers read it differently',
  risk: 'a warning, because it’s probably a mistake, and how much harm it does depends on the site',
  advice: 'a tip, because it’s worth knowing, but the file works as it is',
  cosmetic: 'tidy up, because it changes nothing for the crawlers in our list',
};

/** Added to the reason if the engine compares verdicts. */
const IF_WEIGHED: Partial<typeof REASONS> = {
  disagreement: '; a tip if no answer depends on it',
  cosmetic: '; an error or a warning if it changes an answer',
};

/** Maximum number of findings shown per example. */
const MOST_FINDINGS = 5;

const FIXES: Readonly<Record<NonNullable<LintRule['fix']>, string>> = {
  neutral:
    'is meant to keep every answer, which is tested with random questions. If a check finds a change, the fix isn’t applied automatically.',
  evident:
    'does what the line evidently means. If a check finds that it changes a verdict, the fix isn’t applied automatically.',
  opening: 'opens addresses that are blocked now, so it isn’t applied automatically.',
  choice: 'may change what crawlers may fetch, so it isn’t applied automatically.',
};

/** Returns the page of one rule in Markdown. `crawlers` is the context of examples that name no crawlers. */
export function rulePage(words: RuleWithWords, crawlers: readonly CrawlerProfile[]): string {
  const { id, rule, about, examples } = words;
  const parts = [
    `# ${about.name}`,
    facts(words, crawlers),
    about.why,
    `## What crawlers do\n\n${about.crawlers.map(({ who, does }) => `- ${who}: ${does}.`).join('\n')}`,
    ...examples.map((example, index) => {
      const heading = examples.length === 1 ? '## Example' : `## Example ${index + 1}`;
      return `${heading}\n\n${exampleText(id, about, example, crawlers)}`;
    }),
    ...(rule.fix === undefined ? [] : [`## Fix\n\n${fixText(words, crawlers)}`]),
    `## Ignore it\n\nPut this comment after the rule on the same line, or on its own line above. If the finding is about the whole file, any line works.\n\n${textBlock(`# tester-ignore: ${id}`)}`,
    `## Sources\n\n${about.sources.map((key) => `- [${sources[key].name}](${sources[key].url})`).join('\n')}`,
  ];
  return `${NOTICE}\n\n${parts.join('\n\n')}\n`;
}

/** First line of every generated file. */
export const NOTICE = '<!-- Made by `npm run docs:rules` from the rule itself. Do not edit. -->';

/** Returns the reasons for the severities of a rule's findings: of its own kind, and of other kinds in its examples. */
function reasonsOf(
  { rule, examples }: RuleWithWords,
  crawlers: readonly CrawlerProfile[],
): readonly string[] {
  const isWeighed = new Map([[rule.kind, false]]);
  for (const { bad, context } of examples) {
    const file = new LintFile(fileOf(parseRobotsTxt(plain(bad))), { ...NO_CONTEXT, crawlers, ...context });
    const steps = rule.check(file, ({ kind = rule.kind, intent }) => {
      isWeighed.set(kind, isWeighed.get(kind) === true || intent !== undefined);
    });
    // Some rules are generators, which do nothing until they are stepped through.
    if (steps !== undefined) Array.from(steps);
  }
  return [...isWeighed].map(([kind, is]) => REASONS[kind] + ((is && IF_WEIGHED[kind]) || ''));
}

function facts(words: RuleWithWords, crawlers: readonly CrawlerProfile[]): string {
  const { id, rule } = words;
  const [reason, ...others] = reasonsOf(words, crawlers);
  const guess = rule.isHeuristic ? ' A guess: each line has at most one.' : '';
  return [
    `- Rule: \`${id}\``,
    `- Severity: ${reason}.${guess}`,
    ...others.map((other) => `  - Some findings: ${other}.`),
    `- Applies to: ${dialectsIn(rule.dialects).map(dialectName).join(', ')}`,
  ].join('\n');
}

function exampleText(
  id: string,
  about: RuleAbout,
  example: RuleExample,
  crawlers: readonly CrawlerProfile[],
): string {
  const findings = findingsOf(id, plain(example.bad), { crawlers, ...example.context });
  const items = findings.slice(0, MOST_FINDINGS).map(({ line, severity, params }) => {
    const where = line === 0 ? 'The file' : `Line ${line}`;
    return `- ${where}, ${SEVERITIES[severity]}: ${markdown(about.title(params))}. ${markdown(about.explain(params))}`;
  });
  return [
    withContext('With the mistake', example.context),
    textBlock(plain(example.bad)),
    items.join('\n'),
    withContext('Without it', example.goodContext ?? example.context),
    textBlock(plain(example.good)),
  ].join('\n\n');
}

function withContext(words: string, context: RuleExample['context']): string {
  const known = exampleContext(context);
  return known === '' ? `${words}:` : `${words}, where ${known}:`;
}

function findingsOf(id: string, text: string, context: Partial<LintContext>): readonly Finding[] {
  return lint(parseRobotsTxt(text), { ...NO_CONTEXT, ...context }).filter(({ rule }) => rule === id);
}

function fixText({ id, rule, about, examples }: RuleWithWords, crawlers: readonly CrawlerProfile[]): string {
  for (const { bad, context } of examples) {
    const finding = findingsOf(id, plain(bad), { crawlers, ...context }).find(({ fix }) => fix !== null);
    if (finding !== undefined && rule.fix !== undefined)
      return `“${about.fixName?.(finding.params)}” ${FIXES[rule.fix]}`;
  }
  throw new Error(`${id}: no example has a fix`);
}

/** Removes the marks from an example. */
function plain(text: string): string {
  return text.replace(/[⟦⟧]/g, '');
}

function markdown(words: RuleWords): string {
  return words
    .map((part) => (typeof part === 'string' ? part.replace(/[*_<[\\]/g, '\\$&') : inlineCode(part.code)))
    .join('');
}
