import { CrawlerRules } from '../match/crawler-rules';
import type { Crawler } from '../match/question';
import type { RobotsTxt } from '../parse';
import { isWorthMore, PathDecider, ruleListOf } from './examined-rules';
import {
  type PathProperty,
  type RuleEffect,
  ruleEffect,
  shortestPathOf,
  type Undecided,
} from './rule-effect';
import type { Shortest } from './shortest';

/**
 * Finds the effect of every rule that a crawler follows, by 1-based line. Empty if no rules are compared, because
 * reading fails or the file is too large. Pauses after each slice of work. Before a path is shown, let `decide` confirm
 * it: here that would take most of the time.
 */
export function* ruleEffects(
  robots: RobotsTxt,
  crawler: Crawler,
): Generator<void, ReadonlyMap<number, RuleEffect>> {
  const rules = new CrawlerRules(robots, crawler);
  const list = yield* ruleListOf(rules);
  const effects = new Map<number, RuleEffect>();
  if (typeof list === 'string') {
    for (const { rule } of rules.deciding) effects.set(rule.line, undecided(list));
    return effects;
  }
  for (const rule of list.entriesOf.keys()) {
    const effect = isWorthMore(list) ? yield* ruleEffect(list, rule) : undecided('too-much-work');
    effects.set(rule.line, effect);
    if (list.isDue) yield;
  }
  return effects;
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
  const list = yield* ruleListOf(rules);
  const rule = rules.deciding.find((each) => each.rule.line === line)?.rule;
  if (rule === undefined || typeof list === 'string') return { word: null, isShortest: false };
  const shortest = yield* shortestPathOf(list, rule, property);
  if (shortest.word === null) return shortest;
  const isConfirmed = new PathDecider(rules).lineFor(shortest.word, list.work) === line;
  return isConfirmed ? shortest : { word: null, isShortest: false };
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

function undecided(because: Undecided): RuleEffect {
  return { kind: 'undecided', because };
}
