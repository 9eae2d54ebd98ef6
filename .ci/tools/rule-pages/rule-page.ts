import { dialectName, dialectsIn } from '../../../src/engine/dialect-ids';
import type { Finding, Severity } from '../../../src/engine/lint/finding';
import { lint } from '../../../src/engine/lint/lint';
import { type LintContext, type LintCrawler, NO_CONTEXT } from '../../../src/engine/lint/lint-context';
import type { LintRule } from '../../../src/engine/lint/lint-rule';
import type { Example, RuleAbout, Words } from '../../../src/engine/lint-texts/rule-about';
import { sources } from '../../../src/engine/lint-texts/sources';
import { parseRobotsTxt } from '../../../src/engine/parse';
import { exampleContext } from './example-context';
import { inlineCode, textBlock } from './markdown';

/** A rule with its texts. */
export interface RuleWithWords {
  readonly id: string;
  readonly rule: LintRule;
  readonly about: RuleAbout;
}

/** Names of the severities. Notes are called tips. */
const SEVERITIES: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'tip',
  tidy: 'tidy up',
};

const BY_EFFECT =
  'error if a crawler may do something else than the file evidently means, warning if crawlers disagree, otherwise tip';

const BY_EFFECT_AT_WORST_WARNING =
  'warning if a crawler may do something else than the file evidently means, or if crawlers disagree; otherwise tip';

/** Maximum number of findings shown per example. */
const MOST_FINDINGS = 5;

const FIXES: Readonly<Record<NonNullable<LintRule['fix']>, string>> = {
  neutral:
    'is meant to keep every answer, which is tested with random questions. If a check finds a change, the fix isn’t applied automatically.',
  evident:
    'does what the line evidently means. If a check finds that it changes a verdict, the fix isn’t applied automatically.',
  choice: 'may change what crawlers may fetch, so it isn’t applied automatically.',
};

/** Returns the page of one rule in Markdown. `crawlers` is the context of examples that name no crawlers. */
export function rulePage({ id, rule, about }: RuleWithWords, crawlers: readonly LintCrawler[]): string {
  const parts = [
    `# ${about.name}`,
    facts(id, rule),
    about.why,
    `## What crawlers do\n\n${about.crawlers.map(({ who, does }) => `- ${who}: ${does}.`).join('\n')}`,
    ...about.examples.map((example, index) => {
      const heading = about.examples.length === 1 ? '## Example' : `## Example ${index + 1}`;
      return `${heading}\n\n${exampleText(id, about, example, crawlers)}`;
    }),
    ...(rule.fix === undefined ? [] : [`## Fix\n\n${fixText({ id, rule, about }, crawlers)}`]),
    `## Ignore it\n\nPut this comment after the rule on the same line, or on its own line above. If the finding is about the whole file, any line works.\n\n${textBlock(`# tester-ignore: ${id}`)}`,
    `## Sources\n\n${about.sources.map((key) => `- [${sources[key].name}](${sources[key].url})`).join('\n')}`,
  ];
  return `${NOTICE}\n\n${parts.join('\n\n')}\n`;
}

/** First line of every generated file. */
export const NOTICE = '<!-- Made by `npm run docs:rules` from the rule itself. Do not edit. -->';

function facts(id: string, { severity, worst, dialects: concerned, isHeuristic }: LintRule): string {
  const byEffect = worst === undefined ? BY_EFFECT : BY_EFFECT_AT_WORST_WARNING;
  const guess = isHeuristic ? ' A guess: each line has at most one.' : '';
  return [
    `- Rule: \`${id}\``,
    `- Severity: ${severity === 'by-effect' ? byEffect : SEVERITIES[severity]}.${guess}`,
    `- Applies to: ${dialectsIn(concerned).map(dialectName).join(', ')}`,
  ].join('\n');
}

function exampleText(
  id: string,
  about: RuleAbout,
  example: Example,
  crawlers: readonly LintCrawler[],
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

function withContext(words: string, context: Example['context']): string {
  const known = exampleContext(context);
  return known === '' ? `${words}:` : `${words}, where ${known}:`;
}

function findingsOf(id: string, text: string, context: Partial<LintContext>): readonly Finding[] {
  return lint(parseRobotsTxt(text), { ...NO_CONTEXT, ...context }).filter(({ rule }) => rule === id);
}

function fixText({ id, rule, about }: RuleWithWords, crawlers: readonly LintCrawler[]): string {
  for (const { bad, context } of about.examples) {
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

function markdown(words: Words): string {
  return words
    .map((part) => (typeof part === 'string' ? part.replace(/[*_<[\\]/g, '\\$&') : inlineCode(part.code)))
    .join('');
}
