import { CrawlerRules } from '../match/crawler-rules';
import { decideUrls } from '../match/decide-many';
import type { Crawler } from '../match/question';
import type { RobotsTxt } from '../parse';
import { EXAMPLE_SITE } from './path-forms';
import { type PathProperty, type RuleEffect, ruleEffect, shortestPathOf } from './rule-effect';
import { RuleList } from './rule-list';
import type { Shortest } from './shortest';

/** Most rules of one crawler that are examined. */
export const MOST_RULES = 10_000;
/** Most work for one crawler, in compared characters: about 2 s. */
const MOST_WORK = 1_000_000_000;

/**
 * Finds the effect of every rule that a crawler follows, by 1-based line. Each path in it was also decided by the
 * engine itself. Empty if no rules are compared, because reading fails or the file is too large. Pauses after each
 * slice of work, about 1 ms.
 */
export function* ruleEffects(
  robots: RobotsTxt,
  crawler: Crawler,
): Generator<void, ReadonlyMap<number, RuleEffect>> {
  const rules = new CrawlerRules(robots, crawler);
  const list = ruleListOf(rules);
  const effects = new Map<number, RuleEffect>();
  for (const rule of list.entriesOf.keys()) {
    const because = whyNotExamined(list, rules);
    const effect = because === null ? yield* ruleEffect(list, rule) : undecided(because);
    effects.set(rule.line, effect);
    if (list.isDue) yield;
  }
  return confirmed(effects, rules);
}

/**
 * Finds the shortest path that the rule in a line decides, or whose verdict would be another without it. Null if there
 * is none, if it isn't known, or if no rule of the crawler is in that line.
 */
export function* shortestPath(
  robots: RobotsTxt,
  crawler: Crawler,
  line: number,
  property: PathProperty,
): Generator<void, Shortest> {
  const rules = new CrawlerRules(robots, crawler);
  const list = ruleListOf(rules);
  const rule = [...list.entriesOf.keys()].find((each) => each.line === line);
  if (rule === undefined || whyNotExamined(list, rules) !== null) return { word: null, isShortest: false };
  const shortest = yield* shortestPathOf(list, rule, property);
  return shortest.word !== null && decides(rules, shortest.word, line)
    ? shortest
    : { ...shortest, word: null };
}

/**
 * Combines the effects of one line on several crawlers. A line is only called useless where it is useless for all of
 * them.
 */
export function effectInFile(effects: readonly RuleEffect[]): RuleEffect | null {
  const [first] = effects;
  if (first === undefined) return null;
  for (const kind of ['needed', 'undecided', 'changes-nothing'] as const) {
    const found = effects.find((effect) => effect.kind === kind);
    if (found !== undefined) return found;
  }
  return first;
}

/** Returns the rules that are compared with URLs as a list. */
export function ruleListOf({ robots, deciding }: CrawlerRules): RuleList {
  return new RuleList(robots.dialect, deciding);
}

/** Returns why the rules of a list can't be examined; null if they can. */
export function whyNotExamined(
  list: RuleList,
  { robots }: CrawlerRules,
): 'left-open' | 'too-much-work' | null {
  if (robots.dialect.precedence.leavesOpen !== null) return 'left-open';
  return list.entriesOf.size > MOST_RULES || list.work.count > MOST_WORK ? 'too-much-work' : null;
}

/** Replaces effects whose path the engine doesn't decide by that rule. */
function confirmed(effects: Map<number, RuleEffect>, rules: CrawlerRules): ReadonlyMap<number, RuleEffect> {
  const examples = [...effects].flatMap(([line, effect]) =>
    'path' in effect ? [{ line, path: effect.path }] : [],
  );
  const ranks = decideUrls(
    rules,
    examples.map(({ path }) => EXAMPLE_SITE + path),
  );
  for (const [index, { line }] of examples.entries()) {
    if (rules.lineOf(ranks[index] as number) !== line) effects.set(line, undecided('no-example'));
  }
  return effects;
}

function decides(rules: CrawlerRules, path: string, line: number): boolean {
  const [rank = -1] = decideUrls(rules, [EXAMPLE_SITE + path]);
  return rules.lineOf(rank) === line;
}

function undecided(because: (RuleEffect & { kind: 'undecided' })['because']): RuleEffect {
  return { kind: 'undecided', because };
}
