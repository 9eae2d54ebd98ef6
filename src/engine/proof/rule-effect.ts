import { globMatches } from '../match/glob';
import type { Rule } from '../parse';
import { GAP } from './gap-word';
import { overlapOf } from './overlap';
import type { NeverMatches } from './path-forms';
import { type Entry, mayOverlap, type RuleList } from './rule-list';
import { asPath, pathOfWord, type Shortest, shortestOf } from './shortest';

/** Reason why an effect isn't known. */
export type Undecided =
  /** The rule overlaps with others in too many ways to try them all. */
  | 'too-many-overlaps'
  /** Rules use every letter that an example could be made of. */
  | 'no-example'
  /** The dialect doesn't say which of several matching rules decides. */
  | 'left-open'
  /** The crawler follows more than `most` patterns with stars. */
  | 'too-many-stars'
  /** It would take too long. */
  | 'too-much-work';

/** A rule's effect on the crawlers that follow it, for every URL there is. */
export type RuleEffect =
  /** Without it, the verdict on `path` would be another. */
  | { readonly kind: 'needed'; readonly path: string }
  /**
   * It decides, for example `path`, but the verdicts would be the same without it: those of `covers`, of which null
   * means that no rule matches.
   */
  | { readonly kind: 'changes-nothing'; readonly covers: readonly (Rule | null)[]; readonly path: string }
  /** Wherever it matches, one of `covers` wins; null is the path that the dialect always allows. */
  | { readonly kind: 'never-decides'; readonly covers: readonly (Rule | null)[] }
  /** No URL has a path that it matches. `at` is the offset in the pattern of the text that prevents it. */
  | { readonly kind: 'never-matches'; readonly because: NeverMatches; readonly at: number }
  | { readonly kind: 'undecided'; readonly because: Undecided; readonly most?: number };

/**
 * Finds the effect of one rule of a list. Pauses after each slice of work.
 *
 * It is enough to look at the rule's own words, and at what they share with weaker rules of the other kind that could
 * decide without it. See docs/proof.md for why.
 */
export function* effectOfRule(list: RuleList, rule: Rule): Generator<void, RuleEffect> {
  const parts = decidingParts(list, rule);
  if (parts.words === 0) return neverMatches(list, rule);
  if (parts.deciding.length === 0) return { kind: 'never-decides', covers: parts.stronger };
  yield* list.prepareOverlapping(rule.type === 'allow');
  const holds = (word: string): boolean => isNeeded(list, rule, word);
  let because: Undecided | null = null;
  for (const part of parts.deciding) {
    for (const word of criticalWords(list, rule, part)) {
      if (list.isDue) yield;
      if (word === null) because = 'too-many-overlaps';
      else if (holds(word)) {
        const path = pathOfWord(word, list.paths, holds);
        if (path !== null) return { kind: 'needed', path };
        because ??= 'no-example';
      }
    }
  }
  if (because !== null) return { kind: 'undecided', because };
  const path = examplePath(list, rule, parts.deciding);
  if (path === null) return { kind: 'undecided', because: 'no-example' };
  return { kind: 'changes-nothing', covers: coversOf(parts), path };
}

/** An effect that changes no verdict. */
export type NoEffect =
  | Omit<Extract<RuleEffect, { kind: 'changes-nothing' }>, 'path'>
  | Extract<RuleEffect, { kind: 'never-decides' | 'never-matches' }>;

/**
 * Returns the effect of one rule of a list without an example, or null unless it is proven to change no verdict. Pauses
 * after each slice of work.
 */
export function* noEffectOf(list: RuleList, rule: Rule): Generator<void, NoEffect | null> {
  // Most rules are needed on one of their own words, which is quick to see.
  for (const own of list.entriesOf.get(rule) ?? [])
    for (const [first, next] of list.topTwoOf(own))
      if (first?.rule === rule && first.blocks !== (next?.blocks === true)) return null;
  const parts = decidingParts(list, rule);
  if (parts.words === 0) return neverMatches(list, rule);
  if (parts.deciding.length === 0) return { kind: 'never-decides', covers: parts.stronger };
  yield* list.prepareOverlapping(rule.type === 'allow');
  for (const part of parts.deciding) {
    for (const word of sharedWords(list, rule, part)) {
      if (list.isDue) yield;
      if (word === null || isNeeded(list, rule, word)) return null;
    }
  }
  return { kind: 'changes-nothing', covers: coversOf(parts) };
}

/** A property of paths: the rule decides them, or its removal would change their verdicts. */
export type PathProperty = 'decides' | 'is-needed';

/** Finds the shortest path with a property of a rule. Null words if there is none. Pauses after each slice of work. */
export function* shortestPathOf(
  list: RuleList,
  rule: Rule,
  property: PathProperty,
): Generator<void, Shortest> {
  const { deciding } = decidingParts(list, rule);
  if (property === 'decides') {
    const decides = (word: string): boolean => list.strongest(word)?.rule === rule;
    return asPath(
      shortestOf(
        deciding.map(({ word }) => word),
        list.paths,
        decides,
      ),
      list.paths,
      decides,
    );
  }
  const holds = (word: string): boolean => isNeeded(list, rule, word);
  yield* list.prepareOverlapping(rule.type === 'allow');
  const words: string[] = [];
  let isComplete = true;
  for (const part of deciding) {
    for (const word of criticalWords(list, rule, part)) {
      if (list.isDue) yield;
      if (word === null) isComplete = false;
      else if (holds(word)) words.push(word);
    }
  }
  const shortest = asPath(shortestOf(words, list.paths, holds), list.paths, holds);
  return { ...shortest, isShortest: shortest.isShortest && isComplete };
}

/** A word of a rule that the rule decides. */
interface DecidingPart {
  readonly word: string;
  /** The rule's pattern that decides it. */
  readonly entry: Entry;
  /** The pattern that would decide it without the rule; null if none matches. */
  readonly next: Entry | null;
}

interface DecidingParts {
  readonly deciding: readonly DecidingPart[];
  /** The rules that decide the other words; null is the path that the dialect always allows. */
  readonly stronger: readonly (Rule | null)[];
  /** Number of all words. */
  readonly words: number;
}

function coversOf({ deciding }: DecidingParts): readonly (Rule | null)[] {
  return [...new Set(deciding.map(({ next }) => next?.rule ?? null))];
}

function decidingParts(list: RuleList, rule: Rule): DecidingParts {
  const deciding: DecidingPart[] = [];
  const stronger = new Set<Rule | null>();
  let words = 0;
  for (const own of list.entriesOf.get(rule) ?? []) {
    for (const [index, [entry, next]] of list.topTwoOf(own).entries()) {
      words++;
      if (entry === null || entry.rule !== rule) stronger.add(entry?.rule ?? null);
      else deciding.push({ word: own.words[index] as string, entry, next });
    }
  }
  return { deciding, stronger: [...stronger], words };
}

/** Yields the words on which the rule could be needed: its own, and what it shares with weaker rules. */
function* criticalWords(list: RuleList, rule: Rule, part: DecidingPart): Generator<string | null, void> {
  yield part.word;
  yield* sharedWords(list, rule, part);
}

/**
 * Yields what a word of the rule shares with each weaker rule of the other kind that could decide without it. Null for a
 * rule with which it shares too many words.
 */
function* sharedWords(
  list: RuleList,
  rule: Rule,
  { word, entry, next }: DecidingPart,
): Generator<string | null, void> {
  const lowest = next?.rank ?? Number.POSITIVE_INFINITY;
  for (const weaker of list.overlapping(word, entry.rank, lowest, !entry.blocks)) {
    if (!weaker.shapes.some((shape) => mayOverlap(word, shape))) continue;
    if (weaker.rule === rule || list.isRemoved(weaker) || list.isDeadWithout(weaker, rule)) continue;
    for (const shape of weaker.shapes) {
      if (!mayOverlap(word, shape)) continue;
      // If the rule's own pattern matches the whole shape, the shape is the overlap.
      const shared = globMatches(entry.glob, shape) ? [shape] : overlapOf(word, shape, list.work);
      if (shared === null) yield null;
      else for (const each of shared) yield* list.paths.possibleOf(each);
    }
  }
}

function isNeeded(list: RuleList, rule: Rule, word: string): boolean {
  const [first, second] = list.topTwo(word);
  return first?.rule === rule && first.blocks !== (second?.blocks === true);
}

function examplePath(list: RuleList, rule: Rule, deciding: readonly DecidingPart[]): string | null {
  const decides = (path: string): boolean => list.strongest(path)?.rule === rule;
  for (const { word } of deciding) {
    const path = pathOfWord(word, list.paths, decides);
    if (path !== null) return path;
  }
  return null;
}

/** Finds why a rule matches no path. Its second pattern doesn't matter: it ends with the first one's folder. */
function neverMatches(list: RuleList, rule: Rule): Extract<RuleEffect, { kind: 'never-matches' }> {
  const { pattern } = rule;
  if (pattern === '$') return { kind: 'never-matches', because: 'only-end', at: 0 };
  if (!pattern.startsWith('/') && !pattern.startsWith('*'))
    return { kind: 'never-matches', because: 'no-slash', at: 0 };
  // Here every star is a gap, so that offsets in the word are offsets in the pattern.
  const obstacle = list.paths.obstacle(pattern.replace(/\$$/, '').replaceAll('*', GAP));
  return { kind: 'never-matches', because: obstacle?.because ?? 'character', at: obstacle?.at ?? 0 };
}
