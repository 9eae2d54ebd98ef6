import { asciiLowerCase } from '../../../engine/ascii';
import { type CrawlerProfile, dialectOfProfile, questionFor } from '../../../engine/crawlers';
import { type Question, selectGroups } from '../../../engine/match';
import type { RobotsTxt, Rule } from '../../../engine/parse';
import { matchesAll } from '../../facts/matches-all';
import { rulesOfGroups } from '../../facts/rules-of-groups';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Operators of search engines that sites rarely block on purpose. */
const MAIN: ReadonlySet<string> = new Set(['Google', 'Microsoft']);

export const rule = defineRule<{ names: readonly string[]; operators: readonly string[] }>({
  dialects: 'crawlers',
  kind: 'risk',
  check(file, report) {
    // A file that blocks all crawlers is reported by block-all.
    if (!file.rules.some(isBlock) || blockOf(file.google, { productTokens: [] }) !== null) return;
    const operators = new Set<string>();
    const found: { readonly crawler: CrawlerProfile; readonly line: LintLine }[] = [];
    for (const crawler of file.context.crawlers) {
      // Yahoo shows what Bing finds.
      if (crawler.category !== 'search' || crawler.operator === 'Yahoo' || operators.has(crawler.operator))
        continue;
      const block = blockOf(file.readBy(dialectOfProfile(crawler)), questionFor(crawler));
      const line = block && agentLine(file, block, crawler);
      // Another rule reports names with stars.
      if (!line || line.value.includes('*') || isJoined(file, line.number, block.line)) continue;
      operators.add(crawler.operator);
      found.push({ crawler, line });
    }
    // Two crawlers may follow the same name.
    const [first, ...rest] = new Set(found.map(({ line }) => line));
    if (first === undefined) return;
    report({
      ...atValue(first),
      related: rest.map(({ number }) => number),
      params: { names: [first, ...rest].map(({ value }) => value), operators: [...operators] },
      // Lists of unwanted crawlers often name smaller search engines on purpose.
      ...(!found.some(({ crawler }) => MAIN.has(crawler.operator)) && { kind: 'advice' }),
    });
  },
});

function isBlock({ kind, value }: LintLine): boolean {
  return kind === 'disallow' && matchesAll(value);
}

/** Returns the rule that blocks the whole site for a crawler. Null if there is none, or if an Allow rule makes an exception. */
function blockOf(robots: RobotsTxt, question: Pick<Question, 'productTokens'>): Rule | null {
  const { reason, groups } = selectGroups(robots, question);
  if (reason === 'global' && question.productTokens.length > 0) return null;
  const rules = rulesOfGroups(robots, groups);
  if (rules.some(({ type, pattern }) => type === 'allow' && pattern !== '')) return null;
  return rules.find(({ type, pattern }) => type === 'disallow' && matchesAll(pattern)) ?? null;
}

/** Returns whether a name joins the group of a rule only because a field such as Crawl-delay or Sitemap doesn't end a group; see group-without-rules. */
function isJoined({ lines }: LintFile, nameLine: number, ruleLine: number): boolean {
  const between = lines.slice(nameLine, ruleLine - 1);
  const at = between.findIndex(({ kind }) => kind === 'other' || kind === 'sitemap');
  return at >= 0 && between.slice(at).some(({ kind }) => kind === 'user-agent');
}

/** Returns the line of a rule's group that names a crawler, or the first one. */
function agentLine(file: LintFile, { line }: Rule, crawler: CrawlerProfile): LintLine | undefined {
  const agents = file.groupOf({ number: line })?.agents ?? [];
  const names = questionFor(crawler).productTokens.flat().map(asciiLowerCase);
  const agent = agents.find(({ token }) => names.includes(asciiLowerCase(token))) ?? agents[0];
  return agent && file.lines[agent.line - 1];
}
