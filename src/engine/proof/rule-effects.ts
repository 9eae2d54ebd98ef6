import { CrawlerRules } from '../match/crawler-rules';
import type { AskedCrawler } from '../match/question';
import type { RobotsTxt, Rule } from '../parse';
import { isWorthMore, type NoProof, PathDecider, ruleListOf } from './examined-rules';
import {
  effectOfRule,
  type PathProperty,
  type RuleEffect,
  shortestPathOf,
  type Undecided,
} from './rule-effect';
import type { Shortest } from './shortest';

/**
 * Finds the effect of every rule that a crawler follows, by 1-based line. Empty if no rules are compared, because
 * reading fails or the file is too large. Pauses after each slice of work. Before a path is shown, let `PathDecider` confirm
 * it: here that would take most of the time.
 */
export function* ruleEffects(
  robots: RobotsTxt,
  crawler: AskedCrawler,
): Generator<void, ReadonlyMap<number, RuleEffect>> {
  const rules = new CrawlerRules(robots, crawler);
  const list = yield* ruleListOf(rules);
  const effects = new Map<number, RuleEffect>();
  if ('kind' in list) {
    for (const { rule } of rules.deciding) effects.set(rule.line, notProven(list));
    return effects;
  }
  for (const rule of list.entriesOf.keys()) {
    const effect = isWorthMore(list) ? yield* effectOfRule(list, rule) : undecided('too-much-work');
    effects.set(rule.line, effect);
    if (list.isDue) yield;
  }
  return effects;
}

/** The effect of one rule. */
export interface EffectInLine {
  readonly rule: Rule;
  readonly effect: RuleEffect;
  /**
   * A path for which the effect holds, confirmed by `PathDecider`, and whether no shorter one exists. Null words for an
   * effect without a path.
   */
  readonly example: Shortest;
}

/**
 * Finds the effect of the rule in a 1-based line on a crawler, with the shortest example. Null if the crawler follows
 * no rule in that line. Pauses after each slice of work.
 */
export function* ruleEffectInLine(
  robots: RobotsTxt,
  crawler: AskedCrawler,
  line: number,
): Generator<void, EffectInLine | null> {
  const rules = new CrawlerRules(robots, crawler);
  const rule = ruleIn(rules, line);
  if (rule === undefined) return null;
  const list = yield* ruleListOf(rules);
  const effect = 'kind' in list ? notProven(list) : yield* effectOfRule(list, rule);
  if ('kind' in list || !('path' in effect)) return { rule, effect, example: NO_EXAMPLE };
  const property = effect.kind === 'needed' ? 'is-needed' : 'decides';
  const shortest = isWorthMore(list) ? yield* shortestPathOf(list, rule, property) : NO_EXAMPLE;
  const decider = new PathDecider(rules);
  for (const example of [shortest, { word: effect.path, isShortest: false }])
    if (example.word !== null && decider.lineFor(example.word, list.work) === line)
      return { rule, effect, example };
  return { rule, effect: undecided('no-example'), example: NO_EXAMPLE };
}

/**
 * Finds rules that a crawler follows but that could all be removed without changing one of its verdicts, as 1-based
 * lines. Leaves out usual ways to say that everything is allowed. Pauses after each slice of work.
 */
export function* linesWithoutEffect(
  robots: RobotsTxt,
  crawler: AskedCrawler,
): Generator<void, readonly number[]> {
  const list = yield* ruleListOf(new CrawlerRules(robots, crawler));
  const lines: number[] = [];
  if ('kind' in list) return lines;
  // Of rules that make each other superfluous, the shortest and then the earliest stays.
  const rules = [...list.entriesOf.keys()].sort(
    (a, b) => b.pattern.length - a.pattern.length || b.line - a.line,
  );
  for (const rule of rules) {
    if (!isWorthMore(list)) break;
    const { kind } = yield* effectOfRule(list, rule);
    if (list.isDue) yield;
    if (kind === 'needed' || kind === 'undecided' || SAYS_ALL_ALLOWED[rule.type].has(rule.pattern)) continue;
    // Remove it, so that it can't make a later rule look superfluous too: one of two equal rules must stay.
    list.remove(rule);
    lines.push(rule.line);
  }
  return lines.sort((a, b) => a - b);
}

/** Patterns by which files say that everything is allowed. */
const SAYS_ALL_ALLOWED: Readonly<Record<Rule['type'], ReadonlySet<string>>> = {
  allow: new Set(['', '/', '/*', '*']),
  disallow: new Set(['']),
};

/**
 * Finds the shortest path that the rule in a line decides, or whose verdict would be another without it. Null if there
 * is none, if it isn't known, or if no rule of the crawler is in that line.
 */
export function* shortestPath(
  robots: RobotsTxt,
  crawler: AskedCrawler,
  line: number,
  property: PathProperty,
): Generator<void, Shortest> {
  const rules = new CrawlerRules(robots, crawler);
  const list = yield* ruleListOf(rules);
  const rule = ruleIn(rules, line);
  if (rule === undefined || 'kind' in list) return NO_EXAMPLE;
  const shortest = yield* shortestPathOf(list, rule, property);
  if (shortest.word === null) return shortest;
  const isConfirmed = new PathDecider(rules).lineFor(shortest.word, list.work) === line;
  return isConfirmed ? shortest : NO_EXAMPLE;
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

const NO_EXAMPLE: Shortest = { word: null, isShortest: false };

function ruleIn({ deciding }: CrawlerRules, line: number): Rule | undefined {
  return deciding.find(({ rule }) => rule.line === line)?.rule;
}

function undecided(because: Undecided): Extract<RuleEffect, { kind: 'undecided' }> {
  return { kind: 'undecided', because };
}

function notProven(reason: NoProof): RuleEffect {
  if (reason.kind === 'stars') return { ...undecided('too-many-stars'), most: reason.most };
  return undecided(reason.kind === 'left-open' ? reason.kind : 'too-much-work');
}
