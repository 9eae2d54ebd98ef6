import { asciiLowerCase } from '../../../engine/ascii';
import { crawlersNamed, dialectOfProfile, questionFor } from '../../../engine/crawlers';
import { CompactOutcome, decideMany } from '../../../engine/match';
import { blocksAll } from '../../facts/matches-all';
import { OBSOLETE_TOKENS } from '../../facts/obsolete-tokens';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Length of the longest outdated name. */
const LONGEST = Math.max(...[...OBSOLETE_TOKENS.keys()].map(({ length }) => length));

/**
 * `others`: current names that share the rules. `hasRules`: lines of the group follow. `isClosing`: a rule there blocks the whole site.
 * `isOpen`: the successor, which isn't a search engine's crawler, may then crawl it.
 */
export const rule = defineRule<{
  value: string;
  successor: string;
  others: readonly string[];
  hasRules: boolean;
  isClosing: boolean;
  isOpen: boolean;
}>({
  dialects: { only: ['google', 'rfc9309', 'bing'] },
  kind: 'advice',
  check(file, report) {
    const old = file.agents.filter(({ value }) => successorOf(value) !== undefined);
    if (old.length === 0) return;
    const named = new Set(file.agents.map(({ value }) => asciiLowerCase(value)));
    const runs = runsOf(file);
    const open = new Map<string, boolean>();
    for (const line of old) {
      const successor = successorOf(line.value);
      // A file that also names the successor keeps the old name on purpose.
      if (successor === undefined || named.has(asciiLowerCase(successor))) continue;
      const { others = [], hasRules = false } = runs.get(line) ?? {};
      const isClosing = blocksAll(file.groupOf(line));
      const mayCrawl = open.get(successor) ?? maySuccessorCrawl(file, successor);
      open.set(successor, mayCrawl);
      const isOpen = isClosing && mayCrawl;
      report({
        ...atValue(line),
        params: { value: line.value, successor, others, hasRules, isClosing, isOpen },
        ...(isOpen && { kind: 'risk' }),
      });
    }
  },
});

function successorOf(value: string): string | undefined {
  return value.length > LONGEST ? undefined : OBSOLETE_TOKENS.get(asciiLowerCase(value));
}

/** Returns whether a crawler may crawl the start page. A search engine's may, whatever was meant for its old name. */
function maySuccessorCrawl(file: LintFile, name: string): boolean {
  const [crawler] = crawlersNamed(name, file.context);
  if (crawler === undefined || crawler.category === 'search') return false;
  const { outcome } = decideMany(file.readBy(dialectOfProfile(crawler)), questionFor(crawler), ['/']);
  return outcome[0] === CompactOutcome.allowed;
}

/** The user-agent lines of a group as people see it. */
interface Run {
  readonly others: string[];
  hasRules: boolean;
}

/** Returns the run of user-agent lines that each of them belongs to. */
function runsOf({ directives }: LintFile): ReadonlyMap<LintLine, Run> {
  const runs = new Map<LintLine, Run>();
  let run: Run | null = null;
  for (const line of directives) {
    if (line.kind === 'user-agent') {
      run ??= { others: [], hasRules: false };
      runs.set(line, run);
      if (successorOf(line.value) === undefined) run.others.push(line.value);
    } else {
      if (run !== null) run.hasRules = line.kind !== 'sitemap';
      run = null;
    }
  }
  return runs;
}
