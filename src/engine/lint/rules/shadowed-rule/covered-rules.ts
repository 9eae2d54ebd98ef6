import type { RobotsTxt, Rule } from '../../../parse';
import type { GroupSpan } from '../../../parse/group-table';
import { PrefixIndex } from '../../facts/prefix-index';
import type { PlainRule, ScopedReading } from './scoped-reading';

/** Limits of the search per rule: possible covers, and kinds of beginnings of opposite rules. */
const MOST_COVERS = 4;
const MOST_BEGINNINGS = 16;

type Type = Rule['type'];

/** Index of the rules of groups with the same followers. */
interface Scope {
  /** Earliest rule by its pattern without stars at the end, with which a covered pattern begins. */
  readonly covers: PrefixIndex<PlainRule>;
  /** Earliest line by pattern, for patterns with a final `$`. These cover only equal patterns. */
  readonly firstLines: ReadonlyMap<string, number>;
}

/** Opposite rules that a crawler may follow together with those of a scope. */
interface Opposition {
  /** Lengths of patterns by literal beginning. */
  readonly beginnings: PrefixIndex<readonly number[]>;
  /** Lengths of all patterns, ascending. */
  readonly lengths: readonly number[];
}

/**
 * Returns the rules of a reading that can be removed without changing a verdict, by line, with the line of a rule that covers each. Conservative:
 *
 * - The cover has the same type, applies to the same crawlers, and its pattern is a prefix of the covered one, so it matches wherever that does.
 * - No opposite rule that a crawler may also follow has a length between them (equal lengths included) and can match the same URL. So wherever the
 *   covered rule decides, the cover or a stronger rule of its type decides without it.
 * - Its group keeps a rule, so the user-agent lines around it don't merge.
 * - Covers have a strict order, so removing all rules found changes nothing either.
 *
 * Only lines for which `isCandidate` returns true are removed. For dialects that use the longest rule. Each pattern is read a bounded number of times.
 */
export function coveredRules(
  reading: ScopedReading,
  isCandidate: (line: number) => boolean = () => true,
): ReadonlyMap<number, number> {
  const { robots } = reading;
  const { same, joined } = reading.scopes;
  const { groups } = robots.groupTable;
  const candidates = groups.map((group) => candidatesIn(group, reading, isCandidate));
  const scopes = new Map<number, PlainRule[]>();
  const opposed = new Map<number, PlainRule[]>();
  // Sorts only what is compared with a candidate.
  for (const [index, { length }] of candidates.entries()) {
    if (length === 0) continue;
    for (const type of TYPES) {
      scopes.set(keyFor(same[index], type), []);
      opposed.set(keyFor(joined[index], type), []);
    }
  }
  for (const [index, { ruleFrom, ruleTo }] of groups.entries()) {
    if (!opposed.has(keyFor(joined[index], 'allow'))) continue;
    for (let at = ruleFrom; at < ruleTo; at++) {
      const rule = reading.ruleAt(at);
      if (rule.pattern === '') continue;
      scopes.get(keyFor(same[index], rule.type))?.push(rule);
      opposed.get(keyFor(joined[index], rule.type))?.push(rule);
    }
  }
  const scopeOf = lazily(scopes, toScope);
  const oppositionOf = lazily(opposed, (list) => toOpposition(robots, list));
  const found = new Map<number, number>();
  for (const [index, { ruleFrom, ruleTo }] of groups.entries()) {
    let last = 0;
    let left = ruleTo - ruleFrom;
    for (const rule of candidates[index] ?? []) {
      const scope = scopeOf(keyFor(same[index], rule.type));
      const cover =
        scope && coverOf(rule, scope, () => oppositionOf(keyFor(joined[index], opposite(rule.type))));
      if (cover == null) continue;
      found.set(rule.line, cover);
      last = rule.line;
      left--;
    }
    // Removing all of them would leave the group empty.
    if (left === 0) found.delete(last);
  }
  return found;
}

const TYPES = ['allow', 'disallow'] as const;

function candidatesIn(
  { ruleFrom, ruleTo }: GroupSpan,
  reading: ScopedReading,
  isCandidate: (line: number) => boolean,
): readonly PlainRule[] {
  const found: PlainRule[] = [];
  for (let at = ruleFrom; at < ruleTo; at++) {
    if (!isCandidate(reading.lineAt(at))) continue;
    const rule = reading.ruleAt(at);
    if (rule.pattern !== '' && !hasSecond(reading.robots, rule)) found.push(rule);
  }
  return found;
}

/** Returns one number per scope and type. */
function keyFor(scope: number | undefined, type: Type): number {
  return (scope ?? 0) * 2 + (type === 'allow' ? 1 : 0);
}

/** Returns the line of the rule that makes this one redundant, or null if none certainly does. */
function coverOf(rule: PlainRule, scope: Scope, opposition: () => Opposition | undefined): number | null {
  const first = rule.pattern.endsWith('$') ? scope.firstLines.get(rule.pattern) : undefined;
  if (first !== undefined && first < rule.line) return first;
  for (const cover of scope.covers.longest(rule.pattern, MOST_COVERS) ?? []) {
    if (cover.line === rule.line) continue;
    if (cover.pattern === rule.pattern && cover.line < rule.line) return cover.line;
    if (keyOf(cover.pattern) === keyOf(rule.pattern) && cover.line > rule.line) continue;
    const isStronger = cover.pattern.length > rule.pattern.length;
    if (isStronger || !isOpposed(rule.pattern, cover.pattern.length, opposition())) return cover.line;
  }
  return null;
}

/**
 * Returns whether an opposite rule with a length between `from` and the pattern's own may match the same URL.
 */
function isOpposed(pattern: string, from: number, opposition: Opposition | undefined): boolean {
  if (opposition === undefined) return false;
  if (pattern.includes('*')) return hasBetween(opposition.lengths, from, pattern.length);
  // An opposite pattern with a longer literal beginning is longer itself, so it doesn't count.
  const found = opposition.beginnings.longest(beginningOf(pattern), MOST_BEGINNINGS + 1);
  if (found === null || found.length > MOST_BEGINNINGS) return true;
  return found.some((lengths) => hasBetween(lengths, from, pattern.length));
}

function toScope(rules: readonly PlainRule[]): Scope {
  const byKey = new Map<string, PlainRule>();
  const firstLines = new Map<string, number>();
  for (const rule of rules) {
    const isClosed = rule.pattern.endsWith('$');
    if (isClosed && !firstLines.has(rule.pattern)) firstLines.set(rule.pattern, rule.line);
    const key = keyOf(rule.pattern);
    if (!isClosed && !byKey.has(key)) byKey.set(key, rule);
  }
  return { covers: new PrefixIndex(byKey), firstLines };
}

function toOpposition(robots: RobotsTxt, rules: readonly PlainRule[]): Opposition {
  const byBeginning = new Map<string, number[]>();
  const lengths: number[] = [];
  const add = (pattern: string): void => {
    lengths.push(pattern.length);
    const beginning = beginningOf(pattern);
    const known = byBeginning.get(beginning);
    if (known === undefined) byBeginning.set(beginning, [pattern.length]);
    else known.push(pattern.length);
  };
  for (const { type, pattern } of rules) {
    add(pattern);
    const second = type === 'allow' ? robots.dialect.paths.secondAllowPattern(pattern) : null;
    if (second !== null) add(second);
  }
  for (const known of byBeginning.values()) known.sort(ascending);
  return { beginnings: new PrefixIndex(byBeginning), lengths: lengths.sort(ascending) };
}

/**
 * Removes stars at the end of a pattern, which match the empty text too. After a dollar sign one star stays, because the dollar would
 * otherwise mark the end.
 */
function keyOf(pattern: string): string {
  let to = pattern.length;
  while (to > 0 && pattern[to - 1] === '*') to--;
  return pattern.slice(0, pattern[to - 1] === '$' ? to + 1 : to);
}

/** Returns the text that every URL of a pattern begins with. */
function beginningOf(pattern: string): string {
  const star = pattern.indexOf('*');
  if (star >= 0) return pattern.slice(0, star);
  return pattern.endsWith('$') ? pattern.slice(0, -1) : pattern;
}

function hasSecond({ dialect }: RobotsTxt, { type, pattern }: PlainRule): boolean {
  return type === 'allow' && dialect.paths.secondAllowPattern(pattern) !== null;
}

function opposite(type: Type): Type {
  return type === 'allow' ? 'disallow' : 'allow';
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** Returns whether ascending numbers include one from `from` to `to`, inclusive. */
function hasBetween(sorted: readonly number[], from: number, to: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return low < sorted.length && (sorted[low] as number) <= to;
}

/** Computes a value for each list on first use. */
function lazily<T, R>(lists: ReadonlyMap<number, T>, make: (list: T) => R): (key: number) => R | undefined {
  const made = new Map<number, R>();
  return (key) => {
    const list = lists.get(key);
    if (list === undefined) return undefined;
    const known = made.get(key) ?? make(list);
    made.set(key, known);
    return known;
  };
}
